import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));

prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
});

/** Reads a QR code from its pixels on the screen, like a wallet's camera. Waits until there is one. */
export const readQrCode = async (image: Locator): Promise<string> => {
  let text = '';
  await expect(async () => {
    const [code] = await readBarcodes(await image.screenshot(), { formats: ['QRCode'] });
    text = code?.text ?? '';
    expect(text, 'a QR code').not.toBe('');
  }).toPass({ timeout: 120_000 });
  return text;
};
