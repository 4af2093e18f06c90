import { Suspense } from 'react';

import { Dialog, IconButton, Skeleton } from '@coinlane/shared-ui/components';
import { ScanLineIcon } from '@coinlane/shared-ui/icons';

import { lazyPart } from '../../page/ui/lazy-part';
import { useWords } from '../../page/screens/words';

const ScannerPanel = lazyPart(async () => {
  const { ScannerPanel: Panel } = await import(/* webpackChunkName: "qr-scanner" */ './scanner-panel');
  return Panel;
});

type Props = {
  readonly of: 'Recipient' | 'Refund';
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
};

/** Opens the QR scanner for an address field. Its code loads when the user opens it. */
export const ScanButton = ({ of, isOpen, onOpen, onClose, onText }: Props) => {
  const { t } = useWords();
  return (
    <>
      <IconButton size="small" label={t(`scan.open${of}`)} aria-haspopup="dialog" onClick={onOpen}>
        <ScanLineIcon size="small" />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={onClose} title={t(`scan.title${of}`)} closeLabel={t('scan.close')}>
        <Suspense fallback={<Skeleton shape="card" label={t('scan.loading')} />}>
          <ScannerPanel onText={onText} />
        </Suspense>
      </Dialog>
    </>
  );
};
