import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';

import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));

prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
});

export type QrLook = {
  /** Pixels per module of the code. */
  readonly square: number;
  /** White modules around it. */
  readonly quiet: number;
  /** Light on dark. */
  readonly isInverted?: boolean;
};

/** Grey values, row by row: 0 is black. */
type Grey = {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
};

const BLACK = 0;
const WHITE = 255;

/** Modules of a code, without a border. */
const squaresOf = async (text: string) => {
  const { symbol } = await writeBarcode(text, { format: 'QRCode' });
  if (symbol.width === 0) throw new Error(`no QR code can be made of ${text}`);
  return symbol;
};

/** QR code as grey values. */
const drawn = async (text: string, { square, quiet, isInverted = false }: QrLook): Promise<Grey> => {
  const { data, width } = await squaresOf(text);
  const side = (width + 2 * quiet) * square;
  const [dark, light] = isInverted ? [WHITE, BLACK] : [BLACK, WHITE];
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < width && (data[y * width + x] ?? WHITE) === BLACK;
  return {
    width: side,
    height: side,
    at: (x, y) => (isDark(Math.floor(x / square) - quiet, Math.floor(y / square) - quiet) ? dark : light),
  };
};

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const toPng = ({ width, height, at }: Grey): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = at(x, y);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** PNG file of a QR code. */
export const qrImage = async (text: string, look: QrLook): Promise<Buffer> => toPng(await drawn(text, look));

/** PNG file without a code. */
export const plainImage = (): Buffer => toPng({ width: 200, height: 200, at: (x, y) => (x * y) % WHITE });

const FRAME = { width: 640, height: 480 };

/** Camera image of a QR code: a y4m video of one frame, for Chromium's fake camera. */
export const qrVideo = async (text: string): Promise<Buffer> => {
  const code = await drawn(text, { square: 8, quiet: 4 });
  const [left, top] = [
    Math.floor((FRAME.width - code.width) / 2),
    Math.floor((FRAME.height - code.height) / 2),
  ];
  const luma = Buffer.alloc(FRAME.width * FRAME.height, 200);
  for (let y = 0; y < code.height; y += 1)
    for (let x = 0; x < code.width; x += 1) luma[(top + y) * FRAME.width + left + x] = code.at(x, y);
  const chroma = Buffer.alloc((FRAME.width * FRAME.height) / 2, 128);
  const header = `YUV4MPEG2 W${String(FRAME.width)} H${String(FRAME.height)} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(header, 'latin1'), Buffer.from('FRAME\n', 'latin1'), luma, chroma]);
};
