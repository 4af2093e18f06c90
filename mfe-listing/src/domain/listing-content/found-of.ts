import type { ListingPage } from '../../domain/listing-page';
import { buyTableOf, coinTableOf, currenciesTableOf, moneyTableOf } from './coin-table';
import { byLink } from './find-currency';
import type { ListingData } from './listing-content';
import { countOf } from './table-content';
import type { TableOf } from './table-content';

type TablePage<Tag> = Extract<ListingPage, { _tag: Tag }>;

const ofCurrency = (
  { _tag, link, table: state }: TablePage<'Currency' | 'Buy'>,
  data: ListingData,
): TableOf | null => {
  const coin = byLink(data, link);
  if (coin === undefined) return null;
  switch (_tag) {
    case 'Currency':
      return coin.isFiat ? null : coinTableOf({ data, state, coin, to: null });
    case 'Buy':
      return coin.isFiat ? moneyTableOf({ data, state, coin, to: null }) : buyTableOf(data, state, coin);
  }
};

const ofPair = ({ fromLink, toLink, table: state }: TablePage<'Pair'>, data: ListingData): TableOf | null => {
  const coin = byLink(data, fromLink);
  const to = byLink(data, toLink);
  return coin === undefined || to === undefined ? null : coinTableOf({ data, state, coin, to });
};

const ofBuyPair = (
  { fiatLink, coinLink, table: state }: TablePage<'BuyPair'>,
  data: ListingData,
): TableOf | null => {
  const coin = byLink(data, fiatLink);
  const to = byLink(data, coinLink);
  return coin === undefined || to === undefined ? null : moneyTableOf({ data, state, coin, to });
};

const tableOfPage = (page: ListingPage, data: ListingData): TableOf | null => {
  switch (page._tag) {
    case 'Currencies':
      return currenciesTableOf(data, page.table);
    case 'Currency':
    case 'Buy':
      return ofCurrency(page, data);
    case 'Pair':
      return ofPair(page, data);
    case 'BuyPair':
      return ofBuyPair(page, data);
    case 'AllBuy':
      return buyTableOf(data, page.table, null);
    case 'PairsFrom':
    case 'AllExchange':
    case 'Unknown':
      return null;
  }
};

/** Number of rows in a page's table, computed without building the rows. Null: no table. */
export const foundOf = (page: ListingPage, data: ListingData): number | null => {
  const table = tableOfPage(page, data);
  return table === null ? null : countOf(table);
};
