import { createQrCode } from '@coinlane/shared-ui/qr-code';

import { lazyPart } from '../lazy-part';

/** A QR code that is drawn after the page can be used; its place is there from the start. */
export const QrCode = createQrCode(lazyPart);
