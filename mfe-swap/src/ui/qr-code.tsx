import { createQrCode } from '@coinlane/shared-ui/qr-code';

import { lazyPart } from './lazy-part';

/** QR code that is rendered when the page is interactive. Its space is reserved from the start. */
export const QrCode = createQrCode(lazyPart);
