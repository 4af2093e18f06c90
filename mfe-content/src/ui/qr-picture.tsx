import { QRCodeSVG } from 'qrcode.react';

export type QrPictureProps = { readonly text: string; readonly label: string };

/** A QR code with a text alternative. Always dark on white, because some scanners require it. */
export const QrPicture = ({ text, label }: QrPictureProps) => (
  <QRCodeSVG value={text} size={192} level="M" marginSize={3} role="img" aria-label={label} />
);
