import type { Currency } from '../currency';

/** The two currencies of an exchange, as the visitor sees them. */
export type Pair = { readonly from: Currency; readonly to: Currency };

/** A new pair. `swap`: the sides were swapped by their button; `answer`: it was asked for by tickers. */
export type PairChange = {
  readonly before: Pair | null;
  readonly after: Pair;
  readonly cause: 'swap' | 'pick' | 'answer';
};
