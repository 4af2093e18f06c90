import { QRCodeSVG } from 'qrcode.react';

export type QrDrawingProps = { readonly text: string; readonly label: string; readonly className?: string };

/** A QR code as an image; always dark on white, because some scanners read nothing else. */
export const QrDrawing = ({ text, label, className }: QrDrawingProps) => (
  <QRCodeSVG
    value={text}
    size={192}
    level="M"
    marginSize={3}
    role="img"
    aria-label={label}
    {...(className === undefined ? {} : { className })}
  />
);
