import { RefundFacts } from './refund-facts';
import { AgainLink, RefundLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

export const Refunded = ({ transaction }: StageProps) => (
  <>
    <RefundFacts transaction={transaction} />
    <div className={styles.buttons}>
      <AgainLink transaction={transaction} label="newExchange" />
      <RefundLink transaction={transaction} />
    </div>
  </>
);
