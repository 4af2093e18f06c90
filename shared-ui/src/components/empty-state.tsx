import type { ReactNode } from 'react';

import { isShown } from './field';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly headingLevel?: 'h1' | 'h2' | 'h3' | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Placeholder for missing content: explains the reason and offers an action. */
export const EmptyState = ({
  icon,
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) => (
  <div className={styles.state}>
    {isShown(icon) && <span className={styles.icon}>{icon}</span>}
    <Heading className={styles.title}>{title}</Heading>
    {isShown(children) && <div className={styles.text}>{children}</div>}
    {isShown(action) && <div className={styles.action}>{action}</div>}
  </div>
);
