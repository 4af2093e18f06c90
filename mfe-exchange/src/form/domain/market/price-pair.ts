import type { Pair } from '../pair';

/** Pair of a price: for a purchase the coin in fiat, otherwise as exchanged. */
export const pricePair = ({ from, to }: Pair): Pair => (from.isFiat ? { from: to, to: from } : { from, to });
