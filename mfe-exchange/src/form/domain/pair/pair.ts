import type { Currency } from '../../../currency/domain/currency';

/** The two currencies of an exchange. */
export type Pair = { readonly from: Currency; readonly to: Currency };

/** A new pair. `swap`: the user swapped the sides. `answer`: it was requested by tickers. */
export type PairChange = {
  readonly before: Pair | null;
  readonly after: Pair;
  readonly cause: 'swap' | 'pick' | 'answer';
};
