import { DepositIssueNotice } from './deposit-issue-notice';
import { PayoutAddress } from './payout-address';
import type { StageProps } from './stage-props';

/** The payout is on its way. */
export const Sending = ({ transaction }: StageProps) => (
  <>
    <DepositIssueNotice transaction={transaction} />
    <PayoutAddress transaction={transaction} />
  </>
);
