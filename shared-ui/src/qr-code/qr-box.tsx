import type { ReactNode } from 'react';

import styles from './qr-code.module.css';

/** Box of a QR code. White, because some scanners need it. Rendered before the code has loaded. */
export const QrBox = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.box}>{children}</div>
);
