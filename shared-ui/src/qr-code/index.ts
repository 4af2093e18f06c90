export { createQrCode } from './create-qr-code';
export { QrBox } from './qr-box';
export { QrDrawing } from './qr-drawing';
