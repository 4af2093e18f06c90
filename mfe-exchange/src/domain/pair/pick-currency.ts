import type { Currency } from '../currency';
import type { Pair } from './pair';

/** The pair the other way round; whoever calls clears the recipient, which was for the old `to`. */
export const swapSides = ({ from, to }: Pair): Pair => ({ from: to, to: from });

/** Whether both sides are the same currency on the same network, which no one exchanges. */
export const isSameCurrency = ({ from, to }: Pair): boolean => from.ticker === to.ticker;

/** A new `from`; when it is what `to` was, the sides change places instead of standing on one currency twice. */
export const pickFrom = (pair: Pair, from: Currency): Pair =>
  from.ticker === pair.to.ticker ? { from, to: pair.from } : { from, to: pair.to };

/** A new `to`; when it is what `from` was, the sides change places. */
export const pickTo = (pair: Pair, to: Currency): Pair =>
  to.ticker === pair.from.ticker ? { from: pair.to, to } : { from: pair.from, to };

/** Whether two pairs are of the same currencies, in the same direction. */
export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.from.ticker === other.from.ticker && one.to.ticker === other.to.ticker;
