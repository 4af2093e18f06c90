import type { ListedCurrency } from '../../domain/currency';
import type { TableKind } from '../../domain/table';

const normalised = (text: string): string => text.trim().toLowerCase();

/** What a search looks into, written once for a currency that is looked into at every key. */
const texts = new WeakMap<ListedCurrency, string>();

const textOf = (currency: ListedCurrency): string => {
  const known = texts.get(currency);
  if (known !== undefined) return known;
  const { name, ticker, displayTicker } = currency;
  const text = [name, ticker, displayTicker].map(normalised).join('\n');
  texts.set(currency, text);
  return text;
};

/** Spec §5 "Search": the name or the ticker contains the query, whatever the case. An empty query matches all. */
export const matchesQuery = (currency: ListedCurrency, query: string): boolean =>
  textOf(currency).includes(normalised(query));

/**
 * Spec §5 "Fiat coins": hidden unless the page is from fiat or in fiat-only mode; also shown when there is no page
 * coin and the table is not in fiat-only mode.
 */
export const isFiatShown = ({
  hasPageCoin,
  isFromFiat,
  isFiatOnly,
}: Pick<TableKind, 'hasPageCoin' | 'isFromFiat' | 'isFiatOnly'>): boolean =>
  isFromFiat || isFiatOnly || !hasPageCoin;

/** Where a table stands; the first segment of the address, or the status page of an exchange. */
export type PageType = 'currencies' | 'buy' | 'status' | 'from' | 'home';

/** Spec §5 "Valid links": "for the page types currencies, buy and status page". */
export const isLimitedToValidLinks = (pageType: PageType): boolean =>
  pageType === 'currencies' || pageType === 'buy' || pageType === 'status';

type Filter = {
  readonly query: string;
  /** The page's 'to' coin, which is no row of its own table; null where there is none. */
  readonly toTicker: string | null;
  readonly kind: Pick<TableKind, 'hasPageCoin' | 'isFromFiat' | 'isFiatOnly'>;
  readonly pageType: PageType;
  readonly validLinks: ReadonlySet<string>;
  /** Listed although they are not among the valid links (spec §3 "coinsWithExceptions"). */
  readonly exceptions: ReadonlySet<string>;
};

const isOther = ({ ticker }: ListedCurrency, toTicker: string | null): boolean =>
  toTicker === null || normalised(ticker) !== normalised(toTicker);

const isListed = ({ link }: ListedCurrency, { pageType, validLinks, exceptions }: Filter): boolean =>
  !isLimitedToValidLinks(pageType) || validLinks.has(link) || exceptions.has(link);

/** The rows of a table (spec §5 "Currencies table filtering"): search, 'to' coin, fiat coins, valid links. */
export const filterCurrencies = (
  currencies: readonly ListedCurrency[],
  filter: Filter,
): readonly ListedCurrency[] => {
  const mayBeFiat = isFiatShown(filter.kind);
  const query = normalised(filter.query);
  return currencies.filter(
    (currency) =>
      isListed(currency, filter) &&
      isOther(currency, filter.toTicker) &&
      (!currency.isFiat || mayBeFiat) &&
      matchesQuery(currency, query),
  );
};
