import { Alert, ButtonLink } from '@coinlane/shared-ui/components';

import { useSupportLink } from './use-support-link';
import { useWords } from '../words';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';

/** Held for checks: what is checked and why, how long that takes, and the right to have it back. */
export const OnHold = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const href = useSupportLink(transaction.transactionId);
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      <Alert tone="info" title={t('stage.onHold.rightsTitle')}>
        <p>{t('order.holdWhy')}</p>
        <p>{t('stage.onHold.rights')}</p>
      </Alert>
      <ButtonLink variant="secondary" href={href}>
        {t('order.holdRefund')}
      </ButtonLink>
    </>
  );
};
