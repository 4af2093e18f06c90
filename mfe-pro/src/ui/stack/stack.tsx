import type { ReactNode } from 'react';

import { classNames } from '@coinlane/shared-ui/components';

import styles from './stack.module.css';

type Props = {
  readonly children: ReactNode;
  /** `page`: between matters; `form`: between fields. */
  readonly gap?: 'page' | 'form';
};

/** Things below each other, in the width of a form where they are one. */
export const Stack = ({ children, gap = 'form' }: Props) => (
  <div className={classNames(styles.stack, styles[gap])}>{children}</div>
);

/** Buttons beside each other, as long as there is room. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
