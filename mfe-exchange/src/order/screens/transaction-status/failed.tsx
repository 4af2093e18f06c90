import { ButtonLink } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';

/** The exchange failed. The user can get a deposit back. */
export const Failed = ({ transaction }: StageProps) => {
  const { t } = useWords();
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      <ButtonLink variant="secondary" href="/exchange">
        {t('status.newExchange')}
      </ButtonLink>
    </>
  );
};
