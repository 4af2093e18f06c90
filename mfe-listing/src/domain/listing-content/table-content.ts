import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_FIAT, isFiatPurchase, MAIN_FIATS } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import { isFiatShown, listedCurrencies, searchCurrencies } from '../../domain/filter';
import type { PageType } from '../../domain/filter';
import { knownFor } from '../known-for';
import type { TableState } from '../../domain/listing-page';
import { PAGE_SIZE, pageOfRows } from '../page';
import { buyPairOf, pairOf, pairOfRow, rowLink } from '../row-link';
import type { ExchangePair } from '../row-link';
import { sortCurrencies } from '../sort';
import { columnsOf, hasPrices, isPastCount, isShowAll, ROW_COUNT } from '../../domain/table';
import type { TableKind } from '../../domain/table';
import type { CurrencyTable, ListingData, TableRow } from './listing-content';
import { showCurrency } from './shown-currency';

const NO_RANKS: ReadonlyMap<string, number> = new Map();
export const NO_LINKS: readonly string[] = [];

const setOf = knownFor((links: readonly string[]): ReadonlySet<string> => new Set(links));

/** Facts that determine the content of a table. */
export type TableOf = {
  readonly data: ListingData;
  readonly state: TableState;
  /** Source of the rows. */
  readonly currencies: readonly ListedCurrency[];
  readonly pageCoin: ListedCurrency | null;
  readonly toTicker: string | null;
  readonly isFiatOnly: boolean;
  readonly pageType: PageType;
  readonly validLinks: readonly string[];
  readonly exceptions: readonly string[];
  /** Whether the table is paginated. Otherwise it has a row count and a link to all rows. */
  readonly isPaged: boolean;
  readonly viewAllPath: string | null;
};

const kindOf = ({ data, pageCoin, isFiatOnly, state }: TableOf): TableKind => ({
  hasPageCoin: pageCoin !== null,
  isFromFiat: pageCoin?.isFiat === true,
  isFiatOnly,
  hasMarket: data.hasMarket,
  hasFiat: data.hasFiat,
  theme: state.theme,
});

const fiatOptions = (currencies: readonly ListedCurrency[], isFiatOnly: boolean) =>
  currencies
    .filter(({ isFiat, ticker }) => isFiat && (isFiatOnly || MAIN_FIATS.includes(ticker)))
    .map(({ ticker, name }) => ({ ticker, name }))
    .sort((left, right) => left.ticker.localeCompare(right.ticker, 'en'));

/**
 * The selected fiat (spec §4 "Fiat page coin"): the page coin's ticker, otherwise the user's choice if that fiat
 * exists.
 */
const fiatOf = ({ data, pageCoin, isFiatOnly, state }: TableOf, kind: TableKind): CurrencyTable['fiat'] => {
  if (!hasPrices(kind)) return null;
  if (pageCoin?.isFiat === true) return { ticker: pageCoin.ticker, options: [] };
  const options = fiatOptions(data.currencies, isFiatOnly);
  const isKnown = options.some(({ ticker }) => ticker === state.fiat);
  return { ticker: isKnown && state.fiat !== null ? state.fiat : DEFAULT_FIAT, options };
};

const pairOfTableRow = (
  { pageCoin, isFiatOnly }: TableOf,
  fiatTicker: Ticker | undefined,
  currency: ListedCurrency,
): ExchangePair => {
  if (pageCoin !== null) return pairOf(pageCoin, currency);
  return isFiatOnly ? buyPairOf(currency, fiatTicker) : pairOfRow(currency);
};

const toRow =
  (table: TableOf, { kind, fiat }: Pick<CurrencyTable, 'kind' | 'fiat'>, validLinks: ReadonlySet<string>) =>
  (currency: ListedCurrency, at: number): TableRow => {
    const { state, pageCoin, isFiatOnly, isPaged } = table;
    const fiatTicker = fiat?.ticker;
    return {
      index: (isPaged ? (state.page - 1) * PAGE_SIZE : 0) + at + 1,
      currency: showCurrency(currency),
      pair: pairOfTableRow(table, fiatTicker, currency),
      link: rowLink({
        currency,
        pageCoin,
        isFiatTable: isFiatOnly || kind.isFromFiat,
        fiatTicker,
        validLinks,
      }),
      isFiatPurchase: table.data.hasFiat && isFiatPurchase(currency),
      canBeReceived: currency.mayBeReceived,
      canBeSent: currency.mayBeSent,
      hasNoUpperLimit: currency.hasNoUpperLimit,
      isPastCount: isPastCount(at, {
        rowCount: isPaged ? null : ROW_COUNT,
        // without scripts, the style sheet shows all rows
        isShowAll: isShowAll({ isBrowser: true, isFiatOnly }),
        hasOffset: isPaged && state.page > 1,
      }),
    };
  };

/** The currencies of a table in its order (spec §5 "Currencies table filtering"). */
const currenciesIn = (table: TableOf): readonly ListedCurrency[] => {
  const { data, state, currencies, toTicker, pageType } = table;
  const ranking = { ranks: data.ranks ?? NO_RANKS, topLinks: data.topLinks ?? NO_LINKS, quotes: data.quotes };
  const listed = listedCurrencies(sortCurrencies(currencies, state.sort, ranking), {
    toTicker,
    canBeFiat: isFiatShown(kindOf(table)),
    pageType,
    validLinks: setOf(table.validLinks),
    exceptions: setOf(table.exceptions),
    list: table.isPaged ? state.list : null,
  });
  return searchCurrencies(listed, state.query);
};

/** Number of rows of a table, computed without building the rows. */
export const countOf = (table: TableOf): number => currenciesIn(table).length;

/**
 * The rows of a table in any of its modes (spec §2 "Currencies table screen"). Null for a page of rows that does not
 * exist.
 */
export const tableContent = (table: TableOf): CurrencyTable | null => {
  const { state, pageCoin, isPaged, viewAllPath } = table;
  const kind = kindOf(table);
  const found = currenciesIn(table);
  const shown = isPaged
    ? pageOfRows(found, state.page)
    : { rows: found, total: found.length, page: 1, pageCount: 1 };
  if (shown === null) return null;
  const fiat = fiatOf(table, kind);
  return {
    ...shown,
    rows: shown.rows.map(toRow(table, { kind, fiat }, setOf(table.validLinks))),
    kind,
    columns: columnsOf(kind),
    fromTicker: pageCoin === null ? null : showCurrency(pageCoin).ticker,
    isPaged,
    fiat,
    viewAllPath,
  };
};
