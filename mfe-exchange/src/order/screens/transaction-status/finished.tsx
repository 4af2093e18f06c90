import { PayoutAddress } from './payout-address';
import { QuoteDifference } from './quote-difference';
import { AgainLink, PayoutLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/**
 * Result of a finished exchange: a payout below the quote if there is one, the recipient, and a link to the next
 * exchange.
 */
export const Finished = ({ transaction }: StageProps) => (
  <>
    <QuoteDifference transaction={transaction} />
    <PayoutAddress transaction={transaction} />
    <div className={styles.buttons}>
      <AgainLink transaction={transaction} label="again" />
      <PayoutLink transaction={transaction} />
    </div>
  </>
);
