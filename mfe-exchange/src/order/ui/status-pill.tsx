import type { ReactNode } from 'react';

import { classNames } from '@coinlane/shared-ui/components';

import { toneOf } from '../domain/transaction';
import type { OrderState } from '../domain/transaction';
import styles from './status-pill.module.css';

type Props = { readonly state: OrderState; readonly children: ReactNode };

/** State of an order as a word, in the colours of its tone. */
export const StatusPill = ({ state, children }: Props) => {
  const tone = toneOf(state);
  return (
    <span className={classNames(styles.pill, styles[tone])} data-tone={tone}>
      {children}
    </span>
  );
};
