import { displayName, isOwnNetwork, networkSuperscript } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';

/** Spec §2 "Row label": the three translation templates. */
export type PairTemplate = 'EXCHANGE_PAIRS_LONG' | 'EXCHANGE_PAIRS_SHORT' | 'EXCHANGE_PAIRS_FIRST';

/** A template and what fills it; networks are empty where the ticker says enough. */
export type PairLabel = {
  readonly template: PairTemplate;
  readonly from: string;
  readonly to: string;
};

const templateOf = (from: ListedCurrency, to: ListedCurrency): PairTemplate => {
  const own = [isOwnNetwork(from), isOwnNetwork(to)];
  if (own.every((isOwn) => !isOwn)) return 'EXCHANGE_PAIRS_LONG';
  return own.every((isOwn) => isOwn) ? 'EXCHANGE_PAIRS_SHORT' : 'EXCHANGE_PAIRS_FIRST';
};

/** 'Name (TICKER)', plus the network when the ticker differs from it (spec §2 "Row label"). */
export const coinLabel = (currency: ListedCurrency): string => {
  const network = networkSuperscript(currency);
  const label = `${displayName(currency)} (${currency.displayTicker.toUpperCase()})`;
  return network === null ? label : `${label} ${network}`;
};

/** The words of a row of the coin-pairs page (spec §2 "Row label"). */
export const pairLabel = (from: ListedCurrency, to: ListedCurrency): PairLabel => ({
  template: templateOf(from, to),
  from: coinLabel(from),
  to: coinLabel(to),
});
