import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Pair } from './pair';
import { isSameCurrency } from './pick-currency';

/** Which `to` tickers the service gives for a `from` ticker. */
export type PairAvailability = ReadonlyMap<Ticker, ReadonlySet<Ticker>>;

/**
 * Whether a pair may be asked for: two currencies, the first may be sent, the second received, and the
 * service lists them. An unknown list (null) refuses nothing: the estimate will say.
 */
export const isPairAvailable = (pair: Pair, available: PairAvailability | null): boolean =>
  !isSameCurrency(pair) &&
  pair.from.canBeSent &&
  pair.to.canBeReceived &&
  (available === null || available.get(pair.from.ticker)?.has(pair.to.ticker) === true);

export type FixedRateAvailability =
  | { readonly _tag: 'Available' }
  | { readonly _tag: 'CurrencyUnsupported'; readonly displayTicker: string }
  | { readonly _tag: 'PairUnsupported' };

/**
 * Whether a pair has a fixed rate, and if not why: said before the switch is touched. `isListed`: what the service
 * says of the pair (spec §3 `fixedRatePairs`); null: nobody knows, which refuses nothing.
 */
export const fixedRateAvailability = (pair: Pair, isListed: boolean | null): FixedRateAvailability => {
  const without = [pair.from, pair.to].find(({ supportsFixedRate }) => !supportsFixedRate);
  if (without) return { _tag: 'CurrencyUnsupported', displayTicker: without.displayTicker };
  return isListed !== false && isPairAvailable(pair, null)
    ? { _tag: 'Available' }
    : { _tag: 'PairUnsupported' };
};
