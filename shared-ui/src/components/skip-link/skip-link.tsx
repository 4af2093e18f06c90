import type { ReactNode } from 'react';

import styles from './skip-link.module.css';

export type SkipLinkProps = {
  /** The fragment of the page's main part, for example "#main". */
  readonly href: `#${string}`;
  readonly children: ReactNode;
};

/** The first stop of Tab: jumps over the header. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a href={href} className={styles.link}>
    {children}
  </a>
);
