import { useUnit } from 'effector-react';

import { ScanButton as AddressScanButton } from '../../../address/screens/scan-button';
import { qrScannerModel } from '../../model/qr-scanner';
import type { ScannedField } from '../../model/qr-scanner';

const OF = { recipientWallet: 'Recipient', refundWallet: 'Refund' } as const;

/** Opens the QR scanner for an address field of the form. */
export const ScanButton = ({ field }: { readonly field: ScannedField }) => {
  const { visibility, opened, closed, scanned } = useUnit({
    visibility: qrScannerModel.$visibility,
    opened: qrScannerModel.opened,
    closed: qrScannerModel.closed,
    scanned: qrScannerModel.scanned,
  });
  return (
    <AddressScanButton
      of={OF[field]}
      isOpen={visibility[field]}
      onOpen={() => opened(field)}
      onClose={closed}
      onText={scanned}
    />
  );
};
