import type { ReactNode } from 'react';

import styles from './facts.module.css';

type RowProps = {
  readonly label: string;
  /** The one that matters most. */
  readonly isStrong?: boolean;
  readonly children: ReactNode;
};

/** One name and its value in a `FactList`. */
export const FactRow = ({ label, isStrong = false, children }: RowProps) => (
  <>
    <dt>{label}</dt>
    <dd data-strong={isStrong}>{children}</dd>
  </>
);

type ListProps = {
  /** On its own surface, for facts to check before or after a mutation. */
  readonly isSunken?: boolean;
  readonly children: ReactNode;
};

/** Names on one side, values on the other: the facts of a mutation, to the last digit. */
export const FactList = ({ isSunken = false, children }: ListProps) => (
  <dl className={styles.list} data-sunken={isSunken}>
    {children}
  </dl>
);
