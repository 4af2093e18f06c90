import type { ReactNode } from 'react';

import { toneOf } from '../domain/transaction';
import type { OrderState } from '../domain/transaction';
import styles from './status-pill.module.css';

type Props = { readonly state: OrderState; readonly children: ReactNode };

/** State of an order as a word, in the colours of its tone. */
export const StatusPill = ({ state, children }: Props) => (
  <span className={styles.pill} data-tone={toneOf(state)}>
    {children}
  </span>
);
