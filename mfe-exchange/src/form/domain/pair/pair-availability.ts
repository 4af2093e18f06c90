import type { Pair } from './pair';
import { isSameCurrency } from './pick-currency';

/** Whether a pair can be exchanged: two different currencies, the first can be sent, the second received. */
const isPairAvailable = (pair: Pair): boolean =>
  !isSameCurrency(pair) && pair.from.canBeSent && pair.to.canBeReceived;

export type FixedRateAvailability =
  | { readonly _tag: 'Available' }
  | { readonly _tag: 'CurrencyUnsupported'; readonly displayTicker: string }
  | { readonly _tag: 'PairUnsupported' };

/**
 * Returns whether a pair has a fixed rate, and the reason if not, to show it before the switch is used. `isListed` is
 * the service's data about the pair (spec §3 `fixedRatePairs`); null (unknown) does not exclude it.
 */
export const fixedRateAvailability = (pair: Pair, isListed: boolean | null): FixedRateAvailability => {
  const without = [pair.from, pair.to].find(({ supportsFixedRate }) => !supportsFixedRate);
  if (without) return { _tag: 'CurrencyUnsupported', displayTicker: without.displayTicker };
  return isListed !== false && isPairAvailable(pair) ? { _tag: 'Available' } : { _tag: 'PairUnsupported' };
};
