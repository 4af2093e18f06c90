import type { TableTheme } from '../../domain/listing-page';

/** What kind of table it is; decides columns, rows and links (spec §2 "Currencies table screen"). */
export type TableKind = {
  readonly hasPageCoin: boolean;
  /** The page coin is fiat money. */
  readonly isFromFiat: boolean;
  /** Coins that money buys, without a page coin. */
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

/** Spec §2 "Columns". In fiat-only mode the fiat dropdown stands in their place. */
export const columnsOf = ({ hasPageCoin, isFromFiat, isFiatOnly, theme }: TableKind): readonly Column[] => {
  if (isFiatOnly) return ['coin', 'priceList', 'availableForExchange'];
  const first: readonly Column[] = hasPageCoin ? ['pair'] : ['fiatPurchase'];
  const second: Column = isFromFiat ? 'priceList' : 'fixedRate';
  if (theme === 'classic') return [...first, second, 'availableForExchange'];
  return ['coin', ...first, second, ...LIMITS, 'availableForExchange'];
};

/** Spec §4 "Prices": shown, and asked for, in fiat-only mode and from a fiat page coin alone. */
export const hasPrices = ({
  isFromFiat,
  isFiatOnly,
}: Pick<TableKind, 'isFromFiat' | 'isFiatOnly'>): boolean => isFiatOnly || isFromFiat;
