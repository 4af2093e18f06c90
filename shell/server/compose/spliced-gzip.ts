import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const toDeflate = promisify(deflateRaw);

/** RFC 1952: magic, deflate, no flags, no time, no extra, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: an empty stored block that is the last. */
const LAST_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
const STORED_HEAD_BYTES = 5;
const TRAILER_BYTES = 8;
const QUALITY = 6;

/** A text cut where each answer puts something of its own; the pieces are compressed once for all answers. */
export type SplicedText = {
  readonly pieces: readonly { readonly bytes: Buffer; readonly deflated: Buffer }[];
};

/** Compresses each piece by itself, ended at a byte's edge, so that anything may follow it. */
export const spliceable = async (parts: readonly string[]): Promise<SplicedText> => ({
  pieces: await Promise.all(
    parts.map(async (part) => {
      const bytes = Buffer.from(part);
      const deflated = await toDeflate(bytes, { level: QUALITY, finishFlush: constants.Z_FULL_FLUSH });
      return { bytes, deflated };
    }),
  ),
});

/** A stored block: the filling as it is, at most 65,535 bytes of it. */
const stored = (filling: Buffer): Buffer => {
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUInt16LE(filling.length, 1);
  head.writeUInt16LE(~filling.length & 0xffff, 3);
  return Buffer.concat([head, filling]);
};

/** The text as gzip with one filling in each cut: nothing is compressed again. `fillings` are one fewer than the pieces. */
export const spliceGzip = ({ pieces }: SplicedText, fillings: readonly string[]): Buffer => {
  const chunks: Buffer[] = [HEADER];
  let checksum = 0;
  let length = 0;
  pieces.forEach(({ bytes, deflated }, index) => {
    chunks.push(deflated);
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    const filling = fillings[index];
    if (filling === undefined || index === pieces.length - 1) return;
    const words = Buffer.from(filling);
    chunks.push(stored(words));
    checksum = crc32(words, checksum);
    length += words.length;
  });
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(checksum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...chunks, LAST_BLOCK, trailer]);
};
