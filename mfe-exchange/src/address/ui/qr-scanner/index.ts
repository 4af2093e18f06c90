export { createQrReader } from './create-qr-reader';
export { openQrWorker } from './open-qr-worker';
export { QrScanner } from './qr-scanner';
export type { QrScannerWords } from './qr-scanner';
