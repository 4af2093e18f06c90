import { tickerLabel } from '../../domain/ticker';
import styles from './money.module.css';

/** Spec §9 "Lengths": more characters than this make a long string. */
const LONG = 14;

/** Ticker of a currency. Only a very long one can break within the word. */
export const Ticker = ({ currency }: { readonly currency: string }) => {
  const label = tickerLabel(currency);
  return label.length > LONG ? <span className={styles.long}>{label}</span> : label;
};
