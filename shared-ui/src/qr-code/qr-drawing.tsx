import { QRCodeSVG } from 'qrcode.react';

export type QrDrawingProps = { readonly text: string; readonly label: string };

/** QR code of a text, with its label as accessible name. */
export const QrDrawing = ({ text, label }: QrDrawingProps) => (
  <QRCodeSVG value={text} size={192} level="M" marginSize={3} role="img" aria-label={label} />
);
