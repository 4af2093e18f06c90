import { Suspense } from 'react';

import { useIsBrowser } from '../is-browser';
import { lazyPart } from '../lazy-part';
import type { QrDrawingProps } from './qr-drawing';
import styles from './qr-code.module.css';

const LazyQrDrawing = lazyPart(async () => {
  const { QrDrawing } = await import(/* webpackChunkName: "qr" */ './qr-drawing');
  return QrDrawing;
});

/** A QR code that is drawn after the page can be used; its place is there from the start. */
export const QrCode = ({ text, label }: Omit<QrDrawingProps, 'className'>) => {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.box}>
      {isBrowser && (
        <Suspense fallback={null}>
          <LazyQrDrawing text={text} label={label} className={styles.drawing ?? ''} />
        </Suspense>
      )}
    </div>
  );
};
