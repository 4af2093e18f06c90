import type { ReactNode } from 'react';

import styles from './footer.module.css';
import { emptyHtml } from './empty-html';

/**
 * The footer. Its content never changes, so only the server renders it (`content`). The browser keeps the HTML
 * without hydration.
 */
export const FooterPlace = ({ content }: { readonly content: ReactNode }) =>
  content === null ? (
    <footer
      className={styles.footer}
      data-theme="dark"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: emptyHtml() }}
    />
  ) : (
    <footer className={styles.footer} data-theme="dark">
      {content}
    </footer>
  );
