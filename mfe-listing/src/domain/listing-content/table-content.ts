import type { ListedCurrency } from '../../domain/currency';
import { filterCurrencies } from '../../domain/filter';
import type { TableState } from '../../domain/listing-page';
import { PAGE_SIZE, pageOfRows } from '../../domain/page';
import { pairOfRow, rowLink } from '../../domain/row-link';
import { sortCurrencies } from '../../domain/sort';
import type { ListingContent, TableRow } from './listing-content';
import { showCurrency } from './shown-currency';

/** The links that have a page of their own. */
export const pageLinks = (currencies: readonly ListedCurrency[]): ReadonlySet<string> =>
  new Set(currencies.filter(({ isPage }) => isPage).map(({ link }) => link));

const PLAIN_TABLE = { hasPageCoin: false, isFromFiat: false, isFiatOnly: false };

/** The rows of /currencies (spec §2 "Currencies table screen", §5 "Currencies table filtering"). */
export const tableContent = (
  currencies: readonly ListedCurrency[],
  { query, sort, page }: TableState,
): ListingContent => {
  const validLinks = pageLinks(currencies);
  const found = filterCurrencies(currencies, { query, toTicker: null, table: PLAIN_TABLE, validLinks });
  const shown = pageOfRows(sortCurrencies(found, sort), page);
  if (shown === null) return { _tag: 'NotFound' };
  const toRow = (currency: ListedCurrency, at: number): TableRow => ({
    index: (page - 1) * PAGE_SIZE + at + 1,
    currency: showCurrency(currency),
    link: rowLink({ currency, pageCoin: null, isFiatTable: false, validLinks }),
    pair: pairOfRow(currency),
  });
  return { ...shown, _tag: 'Table', rows: shown.rows.map(toRow) };
};
