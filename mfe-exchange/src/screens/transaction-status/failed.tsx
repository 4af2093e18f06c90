import { ButtonLink } from '@coinlane/shared-ui/components';

import { useWords } from '../words';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';

/** It could not be done: the deposit, if there was one, is still the visitor's. */
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
