import { Suspense } from 'react';

import { useIsBrowser } from '../is-browser';
import type { createLazyPart } from '../lazy-part';
import { QrBox } from './qr-box';
import type { QrDrawingProps } from './qr-drawing';

/** Creates a QR code component that loads in its own chunk after the page is interactive. */
export const createQrCode = (lazyPart: ReturnType<typeof createLazyPart>) => {
  const LazyQrDrawing = lazyPart(async () => {
    const { QrDrawing } = await import(/* webpackChunkName: "qr" */ './qr-drawing');
    return QrDrawing;
  });
  const QrCode = ({ text, label }: QrDrawingProps) => {
    const isBrowser = useIsBrowser();
    return (
      <QrBox>
        {isBrowser && (
          <Suspense fallback={null}>
            <LazyQrDrawing text={text} label={label} />
          </Suspense>
        )}
      </QrBox>
    );
  };
  return QrCode;
};
