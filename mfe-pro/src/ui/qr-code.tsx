import { QrBox, QrDrawing } from '@coinlane/shared-ui/qr-code';

type Props = { readonly text: string; readonly label: string };

/** QR code, loaded with its screen. */
export const QrCode = ({ text, label }: Props) => (
  <QrBox>
    <QrDrawing text={text} label={label} />
  </QrBox>
);
