import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../../icons';
import { classNames } from '../class-names';
import { NativeButton } from '../native-button';
import styles from './table.module.css';

export type SortDirection = 'ascending' | 'descending' | 'none';

export type TableHeaderCellProps = Omit<ComponentProps<'th'>, 'children' | 'align'> & {
  readonly align?: 'start' | 'end' | undefined;
  readonly sort?: SortDirection | undefined;
  /** Turns the heading into a button. */
  readonly onSort?: (() => void) | undefined;
  readonly children: ReactNode;
};

const sortIcons = {
  ascending: ChevronUpIcon,
  descending: ChevronDownIcon,
  none: ChevronsUpDownIcon,
} as const;

/** Column heading. A button if the column can be sorted. */
export const TableHeaderCell = ({
  align = 'start',
  sort,
  onSort,
  className,
  children,
  ...rest
}: TableHeaderCellProps) => {
  const SortIcon = sortIcons[sort ?? 'none'];
  return (
    <th
      scope="col"
      {...rest}
      role="columnheader"
      className={classNames(styles.headerCell, styles[align], className)}
      {...(sort === undefined ? {} : { 'aria-sort': sort })}
    >
      {onSort === undefined ? (
        children
      ) : (
        <NativeButton type="button" onClick={onSort} className={styles.sortButton}>
          {children}
          <SortIcon size="small" />
        </NativeButton>
      )}
    </th>
  );
};

export type TableCellProps = Omit<ComponentProps<'td'>, 'align'> & {
  readonly align?: 'start' | 'end' | undefined;
  /** Column heading, shown next to the value when rows become cards. */
  readonly label?: string | undefined;
};

export const TableCell = ({ align = 'start', label, className, children, ...rest }: TableCellProps) => (
  <td {...rest} role="cell" className={classNames(styles.cell, styles[align], className)}>
    {label !== undefined && (
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
    )}
    {children}
  </td>
);
