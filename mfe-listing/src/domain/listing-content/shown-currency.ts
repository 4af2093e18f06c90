import { displayName, networkSuperscript } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { ShownCurrency } from './listing-content';

/** A currency in the words and marks of a row (spec §2 "Each row shows"). */
export const showCurrency = (currency: ListedCurrency): ShownCurrency => ({
  link: currency.link,
  name: displayName(currency),
  ticker: currency.displayTicker.toUpperCase(),
  superscript: networkSuperscript(currency),
  iconPath: currency.iconPath,
  isFiat: currency.isFiat,
  isFixedRate: currency.isFixedRateEnabled,
});
