import type { ReactNode } from 'react';

import styles from './facts.module.css';

type RowProps = {
  readonly label: string;
  /** Whether it is the most important row. */
  readonly isStrong?: boolean;
  readonly children: ReactNode;
};

/** A name and its value in a `FactList`. */
export const FactRow = ({ label, isStrong = false, children }: RowProps) => (
  <>
    <dt>{label}</dt>
    <dd data-strong={isStrong}>{children}</dd>
  </>
);

type ListProps = {
  /** Shows the list on its own surface, for a review before or after an action. */
  readonly isSunken?: boolean;
  readonly children: ReactNode;
};

/** Details of an action, with exact amounts: names on one side, values on the other. */
export const FactList = ({ isSunken = false, children }: ListProps) => (
  <dl className={styles.list} data-sunken={isSunken}>
    {children}
  </dl>
);
