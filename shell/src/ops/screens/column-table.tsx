import type { ReactNode } from 'react';

import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';

import styles from './ops.module.css';

/** Column of a table. Numbers are aligned to the end. */
export type Column = { readonly title: string; readonly isNumber?: true };

type Props = {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Rows with their keys. Cells are in the order of the columns. */
  readonly rows: readonly (readonly [string, readonly ReactNode[]])[];
};

const alignOf = ({ isNumber }: Column) => (isNumber ? ({ align: 'end' } as const) : {});

/** Table whose cells have the titles of their columns as labels, for narrow screens. */
export const ColumnTable = ({ caption, columns, rows }: Props) => (
  <Table caption={caption} className={styles.columns}>
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableHeaderCell key={column.title} {...alignOf(column)}>
            {column.title}
          </TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([key, cells]) => (
        <TableRow key={key}>
          {columns.map((column, index) => (
            <TableCell key={column.title} label={column.title} {...alignOf(column)}>
              {cells[index]}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
