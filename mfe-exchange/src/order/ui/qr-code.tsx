import { createQrCode } from '@coinlane/shared-ui/qr-code';

import { lazyPart } from '../../page/ui/lazy-part';

/** A QR code. It is rendered after hydration, in a reserved space. */
export const QrCode = createQrCode(lazyPart);
