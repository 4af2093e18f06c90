import type { Pair } from './pair';
import { isSameCurrency } from './pick-currency';

/** Whether a pair can be exchanged: the currencies differ, the first can be sent, and the second received. */
const isPairAvailable = (pair: Pair): boolean =>
  !isSameCurrency(pair) && pair.from.canBeSent && pair.to.canBeReceived;

export type FixedRateAvailability =
  | { readonly _tag: 'Available' }
  | { readonly _tag: 'CurrencyUnsupported'; readonly displayTicker: string }
  | { readonly _tag: 'PairUnsupported' };

/**
 * Returns whether a pair has a fixed rate, or the reason why not, which is shown before the user presses the
 * switch. `isListed` is the service's data about the pair (spec §3 `fixedRatePairs`). Null means unknown, and does
 * not exclude a fixed rate.
 */
export const fixedRateAvailability = (pair: Pair, isListed: boolean | null): FixedRateAvailability => {
  const without = [pair.from, pair.to].find(({ supportsFixedRate }) => !supportsFixedRate);
  if (without) return { _tag: 'CurrencyUnsupported', displayTicker: without.displayTicker };
  return isListed !== false && isPairAvailable(pair) ? { _tag: 'Available' } : { _tag: 'PairUnsupported' };
};
