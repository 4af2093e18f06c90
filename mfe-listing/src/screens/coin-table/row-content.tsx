import type { ReactNode } from 'react';

import type { TableRow } from '../../domain/listing-content';
import type { Column } from '../../domain/table';
import { RowAction } from './row-action';
import { ChangeCell, ChartCell, MarketPriceCell, PriceCell, RowName, YesMark } from './row-cells';
import type { RowPrice } from './row-cells';

export type RowContentProps = {
  readonly row: TableRow;
  readonly columns: readonly Column[];
  readonly fromTicker: string | null;
  readonly isFiat: boolean;
  /** Upper-case ticker of the price currency. Empty without prices. */
  readonly fiat: string;
  readonly price: RowPrice;
};

const CONTENT: Readonly<Record<Column, (props: RowContentProps) => ReactNode>> = {
  coin: ({ row, columns }) => <RowName row={row} fromTicker={null} hasMarks={columns.includes('chart')} />,
  pair: ({ row, fromTicker }) => <RowName row={row} fromTicker={fromTicker} hasMarks={false} />,
  price: ({ price, fiat }) => <MarketPriceCell price={price} fiat={fiat} />,
  change: ({ price }) => <ChangeCell price={price} />,
  chart: ({ price }) => <ChartCell price={price} />,
  fiatPurchase: ({ row }) => <YesMark isOn={row.isFiatPurchase} icon="wallet" />,
  fixedRate: ({ row }) => <YesMark isOn={row.currency.isFixedRate} icon="lock" />,
  priceList: ({ price, fiat }) => <PriceCell price={price} fiat={fiat} />,
  availableForPayout: ({ row }) => <YesMark isOn={row.canBeSent} />,
  availableForPurchase: ({ row }) => <YesMark isOn={row.canBeReceived} />,
  noUpperLimit: ({ row }) => <YesMark isOn={row.hasNoUpperLimit} />,
  availableForExchange: ({ row, isFiat }) => <RowAction row={row} isFiat={isFiat} />,
};

export const RowContent = ({ column, ...props }: RowContentProps & { readonly column: Column }) =>
  CONTENT[column](props);
