import type { ListedCurrency } from '../../domain/currency';
import { knownFor } from '../known-for';
import type { TableState } from '../../domain/listing-page';
import { viewAllPath } from '../../domain/table';
import type { CurrencyTable, ListingData } from './listing-content';
import { NO_LINKS, tableContent } from './table-content';
import type { TableOf } from './table-content';

type CoinTable = {
  readonly data: ListingData;
  readonly state: TableState;
  readonly coin: ListedCurrency;
  /** The 'to' coin of a pair page, which its own table leaves out. */
  readonly to: ListedCurrency | null;
};

/** Excludes fiat, because fiat buys only coins. */
const coinsOf = knownFor((currencies: ListingData['currencies']) =>
  currencies.filter(({ isFiat }) => !isFiat),
);

const notEmpty = (table: CurrencyTable | null, { query }: TableState): CurrencyTable | null =>
  table === null || (table.total === 0 && query.trim() === '') ? null : table;

const shown = (asked: TableOf | null): CurrencyTable | null =>
  asked === null ? null : notEmpty(tableContent(asked), asked.state);

/** Valid links of spec §5: the currencies that have their own page. */
const pageLinks = knownFor((currencies: ListingData['currencies']): readonly string[] =>
  currencies.filter(({ isPage }) => isPage).map(({ link }) => link),
);

/** Every currency that has its own page, paginated. */
export const currenciesTableOf = (data: ListingData, state: TableState): TableOf => ({
  data,
  state,
  currencies: data.currencies,
  pageCoin: null,
  toTicker: null,
  isFiatOnly: false,
  pageType: 'currencies',
  validLinks: pageLinks(data.currencies),
  exceptions: NO_LINKS,
  isPaged: true,
  viewAllPath: '/all-currencies-exchange',
});

/**
 * Table '{TICKER} to': currencies with pages that a coin can be exchanged for, and its exceptions. Null if it
 * would be empty.
 */
export const coinTableOf = ({ data, state, coin, to }: CoinTable): TableOf | null =>
  data.pairs === null || data.pairs.of !== coin.link
    ? null
    : {
        data,
        state,
        currencies: data.pairs.currencies,
        pageCoin: coin,
        toTicker: to?.ticker ?? null,
        isFiatOnly: false,
        pageType: 'currencies',
        validLinks: data.pairs.validLinks,
        exceptions: data.pairs.exceptions,
        isPaged: false,
        viewAllPath: viewAllPath({ pageCoin: coin, isPairPage: to !== null, isFiatOnly: false }),
      };

/** Table '{FIAT} to': coins that can be bought with a fiat currency, with their prices. */
export const moneyTableOf = ({ data, state, coin, to }: CoinTable): TableOf => ({
  data,
  state,
  currencies: coinsOf(data.currencies),
  pageCoin: coin,
  toTicker: to?.ticker ?? null,
  isFiatOnly: false,
  pageType: 'buy',
  validLinks: data.buyLinks ?? NO_LINKS,
  exceptions: NO_LINKS,
  isPaged: false,
  viewAllPath: viewAllPath({ pageCoin: coin, isPairPage: to !== null, isFiatOnly: false }),
});

/** Coins that can be bought with any fiat currency, in fiat-only mode (spec §2, §4). */
export const buyTableOf = (
  data: ListingData,
  state: TableState,
  without: ListedCurrency | null,
): TableOf => ({
  data,
  state,
  currencies: coinsOf(data.currencies),
  pageCoin: null,
  toTicker: without?.ticker ?? null,
  isFiatOnly: true,
  pageType: 'buy',
  validLinks: data.buyLinks ?? NO_LINKS,
  exceptions: NO_LINKS,
  isPaged: false,
  viewAllPath: without === null ? null : viewAllPath({ pageCoin: null, isPairPage: false, isFiatOnly: true }),
});

/** Rows of '{TICKER} to'. */
export const coinTable = (asked: CoinTable): CurrencyTable | null => shown(coinTableOf(asked));

/** Rows of '{FIAT} to'. Empty and loading while the buyable coins are unknown. */
export const moneyTable = (asked: CoinTable): CurrencyTable | null =>
  asked.data.buyLinks === null ? tableContent(moneyTableOf(asked)) : shown(moneyTableOf(asked));

/** Rows of the coins that can be bought with fiat. */
export const buyTable = (...asked: Parameters<typeof buyTableOf>): CurrencyTable | null =>
  tableContent(buyTableOf(...asked));
