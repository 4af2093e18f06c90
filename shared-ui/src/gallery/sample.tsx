import type { ReactNode } from 'react';

import styles from './gallery.module.css';

/** A component in its states. */
export const Sample = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.sample}>
    <h3 className={styles.sampleTitle}>{title}</h3>
    <div className={styles.states}>{children}</div>
  </div>
);

/** States next to each other. */
export const Line = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
