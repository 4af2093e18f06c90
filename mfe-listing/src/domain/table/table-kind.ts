import type { TableTheme } from '../../domain/listing-page';

/** Kind of a table, which decides columns, rows and links (spec §2 "Currencies table screen"). */
export type TableKind = {
  readonly hasPageCoin: boolean;
  /** The page coin is fiat. */
  readonly isFromFiat: boolean;
  /** Coins that can be bought with fiat, without a page coin. */
  readonly isFiatOnly: boolean;
  readonly theme: TableTheme;
};

export type Column =
  | 'coin'
  | 'pair'
  | 'fiatPurchase'
  | 'fixedRate'
  | 'priceList'
  | 'availableForExchange'
  | 'availableForPayout'
  | 'availableForPurchase'
  | 'noUpperLimit';

const LIMITS: readonly Column[] = ['availableForPayout', 'availableForPurchase', 'noUpperLimit'];

/** Columns of spec §2 "Columns". In fiat-only mode the fiat dropdown replaces their headers. */
export const columnsOf = ({ hasPageCoin, isFromFiat, isFiatOnly, theme }: TableKind): readonly Column[] => {
  if (isFiatOnly) return ['coin', 'priceList', 'availableForExchange'];
  const first: readonly Column[] = hasPageCoin ? ['pair'] : ['fiatPurchase'];
  const second: Column = isFromFiat ? 'priceList' : 'fixedRate';
  if (theme === 'classic') return [...first, second, 'availableForExchange'];
  return ['coin', ...first, second, ...LIMITS, 'availableForExchange'];
};

/** Whether prices are fetched and shown (spec §4 "Prices"): in fiat-only mode and with a fiat page coin. */
export const hasPrices = ({
  isFromFiat,
  isFiatOnly,
}: Pick<TableKind, 'isFromFiat' | 'isFiatOnly'>): boolean => isFiatOnly || isFromFiat;
