import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';

/** The deposit is being exchanged. */
export const Exchanging = ({ transaction }: StageProps) => <DepositIssueNotice transaction={transaction} />;
