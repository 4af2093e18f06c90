import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { Dialog, IconButton, Skeleton } from '@coinlane/shared-ui/components';
import { ScanLineIcon } from '@coinlane/shared-ui/icons';

import { qrScannerModel } from '../../model/qr-scanner';
import type { ScannedField } from '../../model/qr-scanner';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';

const ScannerPanel = lazyPart(async () => {
  const { ScannerPanel: Panel } = await import(/* webpackChunkName: "qr-scanner" */ './scanner-panel');
  return Panel;
});

/** Opens the QR scanner for an address field. The scanner loads when it is opened. */
export const ScanButton = ({ field }: { readonly field: ScannedField }) => {
  const { t } = useWords();
  const { visibility, opened, closed } = useUnit({
    visibility: qrScannerModel.$visibility,
    opened: qrScannerModel.opened,
    closed: qrScannerModel.closed,
  });
  const isRecipient = field === 'recipientWallet';
  return (
    <>
      <IconButton
        size="small"
        label={t(isRecipient ? 'scan.openRecipient' : 'scan.openRefund')}
        aria-haspopup="dialog"
        onClick={() => opened(field)}
      >
        <ScanLineIcon size="small" />
      </IconButton>
      <Dialog
        isOpen={visibility[field]}
        onClose={closed}
        title={t(isRecipient ? 'scan.titleRecipient' : 'scan.titleRefund')}
        closeLabel={t('scan.close')}
      >
        <Suspense fallback={<Skeleton shape="card" label={t('scan.loading')} />}>
          <ScannerPanel />
        </Suspense>
      </Dialog>
    </>
  );
};
