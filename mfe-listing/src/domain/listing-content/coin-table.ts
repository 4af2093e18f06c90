import type { ListedCurrency } from '../../domain/currency';
import type { TableState } from '../../domain/listing-page';
import { viewAllPath } from '../../domain/table';
import type { CurrencyTable, ListingData } from './listing-content';
import { tableContent } from './table-content';

type CoinTable = {
  readonly data: ListingData;
  readonly state: TableState;
  readonly coin: ListedCurrency;
  /** The 'to' coin of a pair page, which is no row of its own table. */
  readonly to: ListedCurrency | null;
};

const notEmpty = (table: CurrencyTable | null, { query }: TableState): CurrencyTable | null =>
  table === null || (table.total === 0 && query.trim() === '') ? null : table;

/** '{TICKER} to': what a coin can be exchanged for, as far as there are pages, with its exceptions; null where nothing is. */
export const coinTable = ({ data, state, coin, to }: CoinTable): CurrencyTable | null => {
  if (data.pairs === null || data.pairs.of !== coin.link) return null;
  const table = tableContent({
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
  });
  return notEmpty(table, state);
};

/** '{FIAT} to': the coins that fiat money buys now, with their prices. */
export const moneyTable = ({ data, state, coin, to }: CoinTable): CurrencyTable | null => {
  const table = tableContent({
    data,
    state,
    // money buys coins, not other money
    currencies: data.currencies.filter(({ isFiat }) => !isFiat),
    pageCoin: coin,
    toTicker: to?.ticker ?? null,
    isFiatOnly: false,
    pageType: 'buy',
    validLinks: data.buyLinks ?? [],
    exceptions: [],
    isPaged: false,
    viewAllPath: viewAllPath({ pageCoin: coin, isPairPage: to !== null, isFiatOnly: false }),
  });
  return notEmpty(table, state);
};

/** Coins that money buys, whatever money: the fiat-only mode (spec §2, §4). */
export const buyTable = (
  data: ListingData,
  state: TableState,
  without: ListedCurrency | null,
): CurrencyTable | null =>
  tableContent({
    data,
    state,
    currencies: data.currencies.filter(({ isFiat }) => !isFiat),
    pageCoin: null,
    toTicker: without?.ticker ?? null,
    isFiatOnly: true,
    pageType: 'buy',
    validLinks: data.buyLinks ?? [],
    exceptions: [],
    isPaged: false,
    viewAllPath:
      without === null ? null : viewAllPath({ pageCoin: null, isPairPage: false, isFiatOnly: true }),
  });
