import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));

prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
});

/** Reads a QR code from its pixels on the screen, like a wallet's camera. Null without a code. */
export const readQrCode = async (image: Locator): Promise<string | null> => {
  const [code] = await readBarcodes(await image.screenshot(), { formats: ['QRCode'] });
  return code?.text ?? null;
};
