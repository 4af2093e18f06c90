import { useUnit } from 'effector-react';
import { memo } from 'react';
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
import { isAwaited, listingModel, quoteOf } from '../../model/listing';
import type { PriceView } from '../../model/listing';
import { MarkSymbols } from '../../ui/mark';
import type { RowPrice } from './row-cells';
import { RowContent } from './row-content';
import type { RowContentProps } from './row-content';
import { useColumnLabels } from './use-column-labels';
import type { ColumnLabels } from './use-column-labels';
import { useRowsOfSearch } from './use-rows-of-search';
import styles from './coin-table.module.css';

type RowProps = RowContentProps & {
  /** Names of the columns. Rows show them when they become cards. */
  readonly labels: ColumnLabels;
  /** Whether rows become cards on narrow screens. Otherwise they stay one line. */
  readonly areCards: boolean;
};

const isSameText = (one: RowProps, other: RowProps): boolean =>
  one.fromTicker === other.fromTicker &&
  one.fiat === other.fiat &&
  one.labels === other.labels &&
  one.columns.join() === other.columns.join() &&
  one.price._tag === other.price._tag &&
  (one.price._tag !== 'Known' || other.price._tag !== 'Known' || one.price.quote === other.price.quote);

/** Compares the content of two rows, but not their positions. */
const isSameContent = (one: RowProps, other: RowProps): boolean =>
  one.row.currency.link === other.row.currency.link &&
  rowLinkPath(one.row.link) === rowLinkPath(other.row.link) &&
  isSameText(one, other);

/** Does not render rows again that a search does not move. */
const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.row.index === other.row.index &&
  one.row.isPastCount === other.row.isPastCount &&
  isSameContent(one, other);

/**
 * A click next to the links of a row follows the link of its name (spec §2 "Row click"). Keyboard users use the
 * link itself.
 */
const followRow = (event: MouseEvent<HTMLTableRowElement>): void => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event;
  // not with a modifier key or a text selection, because the link itself supports new tabs
  if (ctrlKey || metaKey || shiftKey || altKey || getSelection()?.isCollapsed === false) return;
  if (target instanceof Element && target.closest('a') === null) currentTarget.querySelector('a')?.click();
};

type Look = { readonly align?: 'end'; readonly className?: string | undefined };

const LOOKS: Readonly<Record<Column, Look>> = {
  coin: { className: styles.name },
  pair: { className: styles.name },
  price: { align: 'end', className: styles.price },
  change: { align: 'end', className: styles.change },
  chart: { className: styles.chart },
  fiatPurchase: { className: styles.fact },
  fixedRate: { className: styles.fact },
  priceList: { align: 'end', className: styles.priceList },
  availableForPayout: {},
  availableForPurchase: {},
  noUpperLimit: {},
  availableForExchange: { align: 'end', className: styles.action },
};

const isName = (column: Column): boolean => column === 'coin' || column === 'pair';

/** If a search moves a row, only its number is rendered again. */
const ContentCells = memo(
  (props: RowProps) =>
    props.columns.map((column) => (
      <TableCell
        key={column}
        {...(props.areCards && !isName(column) ? { label: props.labels[column] } : {})}
        {...LOOKS[column]}
      >
        <RowContent {...props} column={column} />
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

/** In the plain theme, a table without page coin has no heading for its coins, but each column needs one. */
const withName = (columns: readonly Column[]): readonly Column[] =>
  columns.some(isName) ? columns : ['coin', ...columns];

const rowPrice = (view: PriceView, { currency }: TableRow): RowPrice => {
  const quote = quoteOf(view, currency.ticker);
  if (quote !== null) return { _tag: 'Known', quote };
  return isAwaited(view, currency.ticker) ? { _tag: 'Pending' } : { _tag: 'None' };
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
  const areCards = kind.theme === 'limits' && !kind.isFiatOnly;
  return (
    <>
      <MarkSymbols />
      <Table
        caption={caption}
        narrow={areCards ? 'stack' : 'row'}
        className={classNames(styles.table, areCards ? styles.cards : styles.lines)}
      >
        <TableHead className={kind.isFiatOnly ? styles.hiddenHead : styles.head}>
          <Row>
            <TableHeaderCell className={styles.index}>{t('table.index')}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} {...LOOKS[column]}>
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
              areCards={areCards}
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
