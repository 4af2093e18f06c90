import type { CoinList, ListedCurrency } from '../../domain/currency';
import type { TableKind } from '../../domain/table';
import { normalised } from './normalised';

/**
 * Whether the table shows fiat currencies (spec §5): on a page from fiat, in fiat-only mode, and on a page that belongs
 * to no coin.
 */
export const isFiatShown = ({
  hasPageCoin,
  isFromFiat,
  isFiatOnly,
}: Pick<TableKind, 'hasPageCoin' | 'isFromFiat' | 'isFiatOnly'>): boolean =>
  isFromFiat || isFiatOnly || !hasPageCoin;

/** Type of the page with a table: first segment of the address, or the status page of an exchange. */
export type PageType = 'currencies' | 'buy' | 'status' | 'from' | 'home';

/** Spec §5 "Valid links": "for the page types currencies, buy and status page". */
export const isLimitedToValidLinks = (pageType: PageType): boolean =>
  pageType === 'currencies' || pageType === 'buy' || pageType === 'status';

/** Facts that decide which currencies a table lists, apart from a search. */
export type ListedBy = {
  /** The page's 'to' coin, which its own table leaves out, or null. */
  readonly toTicker: string | null;
  readonly canBeFiat: boolean;
  readonly pageType: PageType;
  readonly validLinks: ReadonlySet<string>;
  /** Coins that are listed although they have no valid link (spec §3 "coinsWithExceptions"). */
  readonly exceptions: ReadonlySet<string>;
  /** Null: all coins. */
  readonly list: CoinList | null;
};

const isOther = ({ ticker }: ListedCurrency, toTicker: string | null): boolean =>
  toTicker === null || normalised(ticker) !== normalised(toTicker);

const isListed = ({ link }: ListedCurrency, { pageType, validLinks, exceptions }: ListedBy): boolean =>
  !isLimitedToValidLinks(pageType) || validLinks.has(link) || exceptions.has(link);

/**
 * Rows of a table before a search (spec §5 "Currencies table filtering"): without the 'to' coin, and filtered by
 * the rules for fiat coins and valid links.
 */
const listed = (currencies: readonly ListedCurrency[], by: ListedBy): readonly ListedCurrency[] =>
  currencies.filter(
    (currency) =>
      isListed(currency, by) &&
      isOther(currency, by.toTicker) &&
      (by.list === null || currency.list === by.list) &&
      (!currency.isFiat || by.canBeFiat),
  );

type Listed = { readonly by: ListedBy; readonly rows: readonly ListedCurrency[] };

const isSame = (one: ListedBy, other: ListedBy): boolean =>
  one.toTicker === other.toTicker &&
  one.canBeFiat === other.canBeFiat &&
  one.pageType === other.pageType &&
  one.validLinks === other.validLinks &&
  one.exceptions === other.exceptions &&
  one.list === other.list;

/** Last result per list, because every key press in a search needs it again. */
const lastListed = new WeakMap<readonly ListedCurrency[], Listed>();

/**
 * Rows of a table before a search (spec §5 "Currencies table filtering"). Returns the same array for the same facts.
 */
export const listedCurrencies = (
  currencies: readonly ListedCurrency[],
  by: ListedBy,
): readonly ListedCurrency[] => {
  const known = lastListed.get(currencies);
  if (known !== undefined && isSame(known.by, by)) return known.rows;
  const rows = listed(currencies, by);
  lastListed.set(currencies, { by, rows });
  return rows;
};
