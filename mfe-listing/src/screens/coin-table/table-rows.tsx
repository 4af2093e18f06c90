import { useUnit } from 'effector-react';
import { memo, useMemo } from 'react';
import type { MouseEvent } from 'react';

import {
  classNames,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow as Row,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { CurrencyTable, TableRow } from '../../domain/listing-content';
import { rowLinkPath } from '../../domain/row-link';
import type { Column } from '../../domain/table';
import { isAwaited, listingModel, priceOf } from '../../model/listing';
import type { PriceView } from '../../model/listing';
import { MarkSymbols } from '../../ui/mark';
import { RowAction } from './row-action';
import { LockMark, PriceCell, RowName, WalletMark, YesMark } from './row-cells';
import type { RowPrice } from './row-cells';
import { useRowsOfSearch } from './use-rows-of-search';
import styles from './coin-table.module.css';

type RowProps = {
  readonly row: TableRow;
  readonly columns: readonly Column[];
  readonly fromTicker: string | null;
  readonly isFiat: boolean;
  /** In upper case. Empty without prices. */
  readonly fiat: string;
  readonly price: RowPrice;
  /** Column names, which every row shows when rows become cards. */
  readonly labels: ColumnLabels;
};

type ColumnLabels = Readonly<Record<Column, string>>;

const Content = ({
  column,
  row,
  fromTicker,
  isFiat,
  fiat,
  price,
}: RowProps & { readonly column: Column }) => {
  switch (column) {
    case 'coin':
      return <RowName row={row} fromTicker={null} />;
    case 'pair':
      return <RowName row={row} fromTicker={fromTicker} />;
    case 'fiatPurchase':
      return <WalletMark isOn={row.isFiatPurchase} />;
    case 'fixedRate':
      return <LockMark isOn={row.currency.isFixedRate} />;
    case 'priceList':
      return <PriceCell price={price} fiat={fiat} />;
    case 'availableForPayout':
      return <YesMark isOn={row.canBeReceived} />;
    case 'availableForPurchase':
      return <YesMark isOn={row.canBeSent} />;
    case 'noUpperLimit':
      return <YesMark isOn={row.hasNoUpperLimit} />;
    case 'availableForExchange':
      return <RowAction row={row} isFiat={isFiat} />;
  }
};

const isSameText = (one: RowProps, other: RowProps): boolean =>
  one.fromTicker === other.fromTicker &&
  one.fiat === other.fiat &&
  one.labels === other.labels &&
  one.columns.join() === other.columns.join() &&
  one.price._tag === other.price._tag &&
  (one.price._tag !== 'Known' || other.price._tag !== 'Known' || one.price.price === other.price.price);

/** Compares the content of two rows, apart from their positions. */
const isSameContent = (one: RowProps, other: RowProps): boolean =>
  one.row.currency.link === other.row.currency.link &&
  rowLinkPath(one.row.link) === rowLinkPath(other.row.link) &&
  isSameText(one, other);

/** Rows that a search does not move are not re-rendered. */
const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.row.index === other.row.index &&
  one.row.isPastCount === other.row.isPastCount &&
  isSameContent(one, other);

/**
 * A click next to the links of a row follows the name's link (spec §2 "Row click"). Keyboard users use the link itself.
 */
const followRow = (event: MouseEvent<HTMLTableRowElement>): void => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event;
  // not with a modifier key or a text selection: the link itself supports new tabs
  if (ctrlKey || metaKey || shiftKey || altKey || getSelection()?.isCollapsed === false) return;
  if (target instanceof Element && target.closest('a') === null) currentTarget.querySelector('a')?.click();
};

const isName = (column: Column): boolean => column === 'coin' || column === 'pair';

/** A row that a search moves re-renders only its number. */
const ContentCells = memo(
  (props: RowProps) =>
    props.columns.map((column) => (
      <TableCell
        key={column}
        {...(isName(column) ? {} : { label: props.labels[column] })}
        {...(column === 'availableForExchange' ? { align: 'end' } : {})}
      >
        <Content {...props} column={column} />
      </TableCell>
    )),
  isSameContent,
);

const CurrencyRow = memo((props: RowProps) => {
  const { index, isPastCount } = props.row;
  return (
    <Row onClick={followRow} className={classNames(styles.row, isPastCount && styles.pastCount)}>
      <TableCell className={styles.index}>{index}</TableCell>
      <ContentCells {...props} />
    </Row>
  );
}, isSameRow);

/** In the plain theme a table without page coin has no heading for its coins. Each column needs one. */
const withName = (columns: readonly Column[]): readonly Column[] =>
  columns.some(isName) ? columns : ['coin', ...columns];

const rowPrice = (view: PriceView, { currency }: TableRow): RowPrice => {
  const price = priceOf(view, currency.ticker);
  if (price !== null) return { _tag: 'Known', price };
  return isAwaited(view, currency.ticker) ? { _tag: 'Pending' } : { _tag: 'None' };
};

const useColumnLabels = (): ColumnLabels => {
  const { t } = useTranslation('listing');
  return useMemo(
    () => ({
      coin: t('columns.coin'),
      pair: t('columns.pair'),
      fiatPurchase: t('columns.fiatPurchase'),
      fixedRate: t('columns.fixedRate'),
      priceList: t('columns.priceList'),
      availableForPayout: t('columns.availableForPayout'),
      availableForPurchase: t('columns.availableForPurchase'),
      noUpperLimit: t('columns.noUpperLimit'),
      availableForExchange: t('columns.availableForExchange'),
    }),
    [t],
  );
};

type Props = { readonly table: CurrencyTable; readonly query: string; readonly caption: string };

/** The rows of a currencies table with the columns of its mode (spec §2 "Columns"). */
export const TableRows = ({ table, query, caption }: Props) => {
  const { t } = useTranslation('listing');
  const prices = useUnit(listingModel.prices.$view);
  const labels = useColumnLabels();
  const columns = withName(table.columns);
  const rows = useRowsOfSearch(table.rows, query);
  const { kind, fromTicker, fiat } = table;
  return (
    <>
      <MarkSymbols />
      <Table caption={caption} className={styles.table}>
        <TableHead className={kind.isFiatOnly ? styles.hiddenHead : styles.head}>
          <Row>
            <TableHeaderCell className={styles.index}>{t('table.index')}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} align={column === 'availableForExchange' ? 'end' : 'start'}>
                {labels[column]}
              </TableHeaderCell>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <CurrencyRow
              key={row.currency.link}
              row={row}
              columns={columns}
              labels={labels}
              fromTicker={fromTicker}
              isFiat={kind.isFiatOnly || kind.isFromFiat}
              fiat={fiat?.ticker.toUpperCase() ?? ''}
              price={fiat === null ? { _tag: 'None' } : rowPrice(prices, row)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
};
