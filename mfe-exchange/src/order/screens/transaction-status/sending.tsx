import { DepositIssueNotice } from './deposit-issue-notice';
import { PayoutAddress } from './payout-address';
import { PayoutLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

export const Sending = ({ transaction }: StageProps) => (
  <>
    <DepositIssueNotice transaction={transaction} />
    <PayoutAddress transaction={transaction} />
    <div className={styles.buttons}>
      <PayoutLink transaction={transaction} />
    </div>
  </>
);
