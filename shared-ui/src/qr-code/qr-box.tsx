import type { ReactNode } from 'react';

import styles from './qr-code.module.css';

/** The place of a QR code: white, because some scanners read nothing else, and there before the drawing is. */
export const QrBox = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.box}>{children}</div>
);
