import { recipientFieldsModel } from '../recipient';
import { createQrScannerModel } from './create-qr-scanner-model';

export type { ScannedField } from './create-qr-scanner-model';

export const qrScannerModel = createQrScannerModel(recipientFieldsModel);
