import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import styles from './table.module.css';

export type TableProps = Omit<ComponentProps<'table'>, 'children'> & {
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  /**
   * Layout below 768 px: rows become cards (`stack`, cells then need a `label`), the table scrolls sideways
   * (`scroll`), or the caller lays out the rows (`row`).
   */
  readonly narrow?: 'stack' | 'scroll' | 'row' | undefined;
  readonly children: ReactNode;
};

/** Table with a sticky head. Roles are explicit, because browsers drop them when CSS turns rows into blocks. */
export const Table = ({
  caption,
  isCaptionHidden = true,
  narrow = 'stack',
  className,
  children,
  ...rest
}: TableProps) => {
  const table = (
    <table {...rest} role="table" className={classNames(styles.table, styles[narrow], className)}>
      <caption className={styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      {children}
    </table>
  );
  return narrow === 'scroll' ? (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.scroller}>
      {table}
    </div>
  ) : (
    table
  );
};

export const TableHead = ({ className, ...rest }: ComponentProps<'thead'>) => (
  <thead {...rest} role="rowgroup" className={classNames(styles.head, className)} />
);

export const TableBody = ({ className, ...rest }: ComponentProps<'tbody'>) => (
  <tbody {...rest} role="rowgroup" className={classNames(styles.body, className)} />
);

export const TableRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} role="row" className={classNames(styles.row, className)} />
);
