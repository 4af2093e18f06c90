import { Alert, ButtonLink } from '@coinlane/shared-ui/components';

import { useSupportLink } from './use-support-link';
import { useWords } from '../../../page/screens/words';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';

/** The order is on hold: what is checked and why, how long it takes, and how to get a refund. */
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
