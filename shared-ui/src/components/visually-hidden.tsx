import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = { readonly children: ReactNode };

/** Text only for screen readers. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={styles.hidden}>{children}</span>
);
