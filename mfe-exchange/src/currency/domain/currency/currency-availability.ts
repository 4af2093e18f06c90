import type { RateMode, Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from './currency';
import { isBuyable, isMoneySide, isSellable } from './exchange-kind';
import type { CurrencySide, ExchangeKind } from './exchange-kind';

/** The available targets of a `from` currency in one rate mode. */
export type ExchangeTargets = {
  readonly from: Ticker;
  readonly rateMode: RateMode;
  readonly tickers: ReadonlySet<Ticker>;
};

export type PickerFacts = {
  readonly side: CurrencySide;
  readonly kind: ExchangeKind;
  readonly rateMode: RateMode;
  /** Ticker of the other side. Null: no pair yet. */
  readonly otherTicker: Ticker | null;
  /** Null: unknown. Nothing is then unavailable. */
  readonly targets: ExchangeTargets | null;
};

/** Reason why a listed currency cannot be picked. */
export type Unavailability = 'notTraded' | 'notBuyable' | 'notSellable' | 'noFixedRate' | 'noPair';

const isTraded = ({ canBeSent, canBeReceived }: Currency, side: CurrencySide): boolean =>
  side === 'from' ? canBeSent : canBeReceived;

const moneyProblem = (currency: Currency, { side, kind }: PickerFacts): Unavailability | null => {
  if (kind === 'crypto' || isMoneySide(side, kind)) return null;
  if (kind === 'buy') return isBuyable(currency) ? null : 'notBuyable';
  return isSellable(currency) ? null : 'notSellable';
};

const rateProblem = (
  { supportsFixedRate }: Currency,
  { kind, rateMode }: PickerFacts,
): Unavailability | null =>
  kind === 'crypto' && rateMode === 'fixed' && !supportsFixedRate ? 'noFixedRate' : null;

/** Ignores the targets of another `from` or another rate mode. */
const currentTargets = ({ side, otherTicker, rateMode, targets }: PickerFacts): ReadonlySet<Ticker> | null =>
  side === 'to' && targets?.from === otherTicker && targets.rateMode === rateMode ? targets.tickers : null;

/** A pick of the other side's currency swaps the sides, which is always possible. */
const pairProblem = (currency: Currency, facts: PickerFacts): Unavailability | null => {
  if (currency.ticker === facts.otherTicker) return null;
  const targets = currentTargets(facts);
  if (targets === null || targets.has(currency.ticker)) return null;
  if (facts.kind === 'buy') return 'notBuyable';
  return facts.kind === 'crypto' && facts.rateMode === 'fixed' ? 'noFixedRate' : 'noPair';
};

/**
 * Returns the reason why a currency cannot be picked on a side, or null. The service's pair data takes precedence
 * over the lists of spec §9. With unknown data nothing is unavailable.
 */
export const unavailabilityOf = (currency: Currency, facts: PickerFacts): Unavailability | null => {
  if (!isTraded(currency, facts.side)) return 'notTraded';
  const isKnownToService = facts.kind === 'buy' && currentTargets(facts) !== null;
  return (
    (isKnownToService ? null : moneyProblem(currency, facts)) ??
    rateProblem(currency, facts) ??
    pairProblem(currency, facts)
  );
};
