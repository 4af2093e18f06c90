import { displayName, networkSuperscript } from './currency';
import type { ListedCurrency } from './currency';

/** The two sides of a row of the coin-pairs page. */
export type PairLabel = { readonly from: string; readonly to: string };

/** 'Name (TICKER)', with the network if the ticker differs from it (spec §2 "Row label"). */
export const coinLabel = (currency: ListedCurrency): string => {
  const network = networkSuperscript(currency);
  const ticker = currency.displayTicker.toUpperCase();
  return `${displayName(currency)} (${network === null ? ticker : `${ticker}, ${network}`})`;
};

/**
 * Labels of both sides. The three templates of spec §2 "Row label" differ only in the networks, which the labels
 * already contain. One text, `pairLabel`, therefore covers all three.
 */
export const pairLabel = (from: ListedCurrency, to: ListedCurrency): PairLabel => ({
  from: coinLabel(from),
  to: coinLabel(to),
});
