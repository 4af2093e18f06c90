import type { ReactNode } from 'react';

import { classNames } from '@coinlane/shared-ui/components';

import styles from './stack.module.css';

type Props = {
  readonly children: ReactNode;
  /** `page`: between sections; `form`: between fields. */
  readonly gap?: 'page' | 'form';
};

/** Vertical stack. `form` also limits the width to that of a form. */
export const Stack = ({ children, gap = 'form' }: Props) => (
  <div className={classNames(styles.stack, styles[gap])}>{children}</div>
);

/** Row of buttons that wraps. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
