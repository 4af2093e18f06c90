import type { ReactNode } from 'react';

import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import type { Query } from '@coinlane/shared-contracts/query';

import { QueryView } from './query-view';
import { Section } from './section';

/** Heading and content of a column. */
export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end' | undefined;
};

type Props<Row> = {
  readonly title: string;
  /** Text for an empty list. */
  readonly none: string;
  readonly columns: readonly Column<Row>[];
  readonly query: Query<readonly Row[]>;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
};

type RowsProps<Row> = Pick<Props<Row>, 'title' | 'columns'> & { readonly rows: readonly Row[] };

const Rows = <Row extends { readonly id: string }>({ title, columns, rows }: RowsProps<Row>) => (
  <Table caption={title}>
    <TableHead>
      <TableRow>
        {columns.map(({ label, align }) => (
          <TableHeaderCell key={label} align={align}>
            {label}
          </TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          {columns.map(({ label, align, cell }) => (
            <TableCell key={label} label={label} align={align}>
              {cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Section with rows, newest first: a table, or a text without rows. */
export const RowList = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { title, none, columns, query, isFetching, onRetry } = props;
  return (
    <Section title={title}>
      <QueryView query={query} isFetching={isFetching} onRetry={onRetry}>
        {(rows) => (rows.length === 0 ? <p>{none}</p> : <Rows title={title} columns={columns} rows={rows} />)}
      </QueryView>
    </Section>
  );
};
