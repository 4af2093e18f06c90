import type { TableTheme } from '../../domain/listing-page';

/** Kind of a table, which determines columns, rows and links (spec §2 "Currencies table screen"). */
export type TableKind = {
  readonly hasPageCoin: boolean;
  /** Whether the page coin is fiat. */
  readonly isFromFiat: boolean;
  /** Whether the table lists coins that can be bought with fiat, without a page coin. */
  readonly isFiatOnly: boolean;
  /** Whether the site has market data, so that prices and changes can be shown and sorted by. */
  readonly hasMarket: boolean;
  /** Whether the site sells coins for fiat. */
  readonly hasFiat: boolean;
  readonly theme: TableTheme;
};

export type Column =
  | 'coin'
  | 'pair'
  | 'price'
  | 'change'
  | 'chart'
  | 'fiatPurchase'
  | 'fixedRate'
  | 'priceList'
  | 'availableForExchange'
  | 'availableForPayout'
  | 'availableForPurchase'
  | 'noUpperLimit';

const MARKET: readonly Column[] = ['price', 'change', 'chart'];
const LIMITS: readonly Column[] = ['availableForPayout', 'availableForPurchase', 'noUpperLimit'];

/** Whether a table shows price, change and chart of its coins, and can be sorted by them. */
export const hasMarketColumns = ({ hasPageCoin, isFiatOnly, hasMarket }: TableKind): boolean =>
  hasMarket && !hasPageCoin && !isFiatOnly;

const firstOf = ({ hasPageCoin, hasFiat }: TableKind): readonly Column[] => {
  if (hasPageCoin) return ['pair'];
  return hasFiat ? ['fiatPurchase'] : [];
};

/**
 * Columns of spec §2 "Columns", with the market data of the coins. In fiat-only mode the fiat dropdown replaces
 * the headers.
 */
export const columnsOf = (kind: TableKind): readonly Column[] => {
  const { isFromFiat, isFiatOnly, theme } = kind;
  if (isFiatOnly) return ['coin', 'priceList', 'availableForExchange'];
  const market: readonly Column[] = hasMarketColumns(kind) ? ['coin', ...MARKET] : [];
  const first: readonly Column[] = [...market, ...firstOf(kind)];
  const second: Column = isFromFiat ? 'priceList' : 'fixedRate';
  if (theme === 'classic') return [...first, second, 'availableForExchange'];
  return [
    ...(market.length === 0 ? (['coin'] as const) : []),
    ...first,
    second,
    ...LIMITS,
    'availableForExchange',
  ];
};

/**
 * Whether prices are fetched and shown: in fiat-only mode, with a fiat page coin (spec §4 "Prices"), and next to
 * market data.
 */
export const hasPrices = (kind: TableKind): boolean =>
  kind.isFiatOnly || kind.isFromFiat || hasMarketColumns(kind);
