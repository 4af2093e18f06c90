import type { ListedCurrency } from '../../domain/currency';

const normalised = (text: string): string => text.trim().toLowerCase();

/** Spec §5 "Search": the name or the ticker contains the query, whatever the case. An empty query matches all. */
export const matchesQuery = ({ name, ticker, displayTicker }: ListedCurrency, query: string): boolean => {
  const wanted = normalised(query);
  return [name, ticker, displayTicker].some((text) => normalised(text).includes(wanted));
};

export type TableKind = {
  readonly hasPageCoin: boolean;
  readonly isFromFiat: boolean;
  readonly isFiatOnly: boolean;
};

/**
 * Spec §5 "Fiat coins": hidden unless the page is from fiat or in fiat-only mode; also shown when there is no page
 * coin and the table is not in fiat-only mode.
 */
export const isFiatShown = ({ hasPageCoin, isFromFiat, isFiatOnly }: TableKind): boolean =>
  isFromFiat || isFiatOnly || !hasPageCoin;

type Filter = {
  readonly query: string;
  /** The page's 'to' coin, which is no row of its own table; null where there is none. */
  readonly toTicker: string | null;
  readonly table: TableKind;
  readonly validLinks: ReadonlySet<string>;
};

/** The rows of a table (spec §5 "Currencies table filtering"): search, 'to' coin, fiat coins, valid links. */
export const filterCurrencies = (
  currencies: readonly ListedCurrency[],
  { query, toTicker, table, validLinks }: Filter,
): readonly ListedCurrency[] =>
  currencies.filter(
    (currency) =>
      validLinks.has(currency.link) &&
      (toTicker === null || normalised(currency.ticker) !== normalised(toTicker)) &&
      (!currency.isFiat || isFiatShown(table)) &&
      matchesQuery(currency, query),
  );
