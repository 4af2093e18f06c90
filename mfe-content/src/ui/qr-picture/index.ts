export { QrPicture } from './qr-picture';
export type { QrPictureProps } from './qr-picture';
