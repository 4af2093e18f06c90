import type { ReactNode } from 'react';

import styles from './skip-link.module.css';

export type SkipLinkProps = {
  /** Fragment of the main content, for example "#main". */
  readonly href: `#${string}`;
  readonly children: ReactNode;
};

/** First tab stop: skips the header. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a href={href} className={styles.link}>
    {children}
  </a>
);
