import type { Currency } from '../../../currency/domain/currency';
import type { Pair } from './pair';

/** Swaps the sides. The caller clears the recipient, which belongs to the old `to`. */
export const swapSides = ({ from, to }: Pair): Pair => ({ from: to, to: from });

/** Whether both sides are the same currency on the same network, which cannot be exchanged. */
export const isSameCurrency = ({ from, to }: Pair): boolean => from.ticker === to.ticker;

/** Sets `from`. If it equals `to`, swaps the sides. */
export const pickFrom = (pair: Pair, from: Currency): Pair =>
  from.ticker === pair.to.ticker ? { from, to: pair.from } : { from, to: pair.to };

/** Sets `to`. If it equals `from`, swaps the sides. */
export const pickTo = (pair: Pair, to: Currency): Pair =>
  to.ticker === pair.from.ticker ? { from: pair.to, to } : { from: pair.from, to };

/** Whether two pairs are equal, including their direction. */
export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.from.ticker === other.from.ticker && one.to.ticker === other.to.ticker;
