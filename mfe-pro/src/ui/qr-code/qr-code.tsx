import { QrBox, QrDrawing } from '@coinlane/shared-ui/qr-code';

type Props = { readonly text: string; readonly label: string };

/** A QR code that is there with the rest of its screen. */
export const QrCode = ({ text, label }: Props) => (
  <QrBox>
    <QrDrawing text={text} label={label} />
  </QrBox>
);
