import { tickerLabel } from '../../domain/ticker';
import styles from './money.module.css';

/** Spec §9 "Lengths": more characters than this make a long string. */
const LONG = 14;

/** A currency by its ticker; one as long as a line may be broken anywhere, a usual one may not. */
export const Ticker = ({ currency }: { readonly currency: string }) => {
  const label = tickerLabel(currency);
  return label.length > LONG ? <span className={styles.long}>{label}</span> : label;
};
