import { QRCodeSVG } from 'qrcode.react';

export type QrDrawingProps = { readonly text: string; readonly label: string };

/** A text as a QR code, named by its label. */
export const QrDrawing = ({ text, label }: QrDrawingProps) => (
  <QRCodeSVG value={text} size={192} level="M" marginSize={3} role="img" aria-label={label} />
);
