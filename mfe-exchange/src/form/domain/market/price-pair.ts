import type { Pair } from '../pair';

/** Pair for displaying a price: for a purchase the coin in fiat, otherwise the exchanged pair. */
export const pricePair = ({ from, to }: Pair): Pair => (from.isFiat ? { from: to, to: from } : { from, to });
