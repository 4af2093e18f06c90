import { BarcodeDetector, prepareZXingModule, ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';

import { isQrQuestion } from './qr-message';
import type { QrAnswer } from './qr-message';

/** The build copies the file next to the worker. */
const READER_URL = new URL('zxing_reader.wasm', self.location.href);

/** Integrity value for `fetch`: only the module that the package was built with can run. */
const integrityOf = (hex: string): string => {
  const bytes = (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return `sha256-${btoa(bytes.join(''))}`;
};

const fetchReader = async (): Promise<ArrayBuffer> => {
  const reply = await fetch(READER_URL, { integrity: integrityOf(ZXING_WASM_SHA256) });
  if (!reply.ok) throw new Error(`the reader responded with status ${String(reply.status)}`);
  return reply.arrayBuffer();
};

const prepare = async (): Promise<BarcodeDetector> => {
  const wasmBinary = await fetchReader();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
};

const detector = prepare();
// the first question reports this failure
detector.catch(() => undefined);

const read = async (picture: ImageData): Promise<string | null> => {
  const codes = await (await detector).detect(picture);
  return codes.find(({ rawValue }) => rawValue !== '')?.rawValue ?? null;
};

const answer = (message: QrAnswer): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isQrQuestion(data)) return;
  const { id, picture } = data;
  read(new ImageData(picture.data, picture.width, picture.height)).then(
    (text) => answer({ id, text, isBroken: false }),
    () => answer({ id, text: null, isBroken: true }),
  );
});
