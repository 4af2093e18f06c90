import { RefundFacts } from './refund-facts';
import { RefundLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

export const Refunding = ({ transaction }: StageProps) => (
  <>
    <RefundFacts transaction={transaction} />
    <div className={styles.buttons}>
      <RefundLink transaction={transaction} />
    </div>
  </>
);
