import type { ReactNode } from 'react';

import { classNames } from './class-names';
import styles from './badge.module.css';

export type BadgeProps = {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** Short label of a category: "best", "new", a network. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
);
