import { ContactSupport } from './contact-support';
import { AgainLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** The deposit window has ended without a deposit. The page no longer asks for one. */
export const Expired = ({ transaction }: StageProps) => (
  <div className={styles.buttons}>
    <AgainLink transaction={transaction} label="newExchange" />
    <ContactSupport transaction={transaction} />
  </div>
);
