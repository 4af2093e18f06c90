import { tickerLabel } from '../../domain/ticker';
import styles from './money.module.css';

/** Spec §9 "Lengths": a string with more characters is long. */
const LONG = 14;

/** Ticker of a currency. Only a very long one can break. */
export const Ticker = ({ currency }: { readonly currency: string }) => {
  const label = tickerLabel(currency);
  return label.length > LONG ? <span className={styles.long}>{label}</span> : label;
};
