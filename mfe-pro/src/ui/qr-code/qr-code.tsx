import { QRCodeSVG } from 'qrcode.react';

import styles from './qr-code.module.css';

type Props = { readonly text: string; readonly label: string };

/** A QR code; always dark on white, because some scanners read nothing else. */
export const QrCode = ({ text, label }: Props) => (
  <div className={styles.box}>
    <QRCodeSVG
      value={text}
      size={192}
      level="M"
      marginSize={3}
      role="img"
      aria-label={label}
      className={styles.drawing}
    />
  </div>
);
