import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

import { joinedCrc32, shiftOf } from './crc32-join.ts';

const toDeflate = promisify(deflateRaw);

/** RFC 1952: magic, deflate, no flags, no time, no extra, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: an empty stored block that is marked as the last one. */
const LAST_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
const STORED_HEAD_BYTES = 5;
const TRAILER_BYTES = 8;
const QUALITY = 6;

/** A compressed piece. `shift` moves the checksum of the preceding text. */
type Piece = {
  readonly deflated: Buffer;
  readonly length: number;
  readonly checksum: number;
  readonly shift: number;
};

/** A text that is split where each response inserts a value. The pieces are compressed once for all responses. */
export type SplicedText = { readonly pieces: readonly Piece[] };

/** Compresses each piece separately and ends it at a byte boundary, so that anything can follow. */
export const spliceable = async (parts: readonly string[]): Promise<SplicedText> => ({
  pieces: await Promise.all(
    parts.map(async (part) => {
      const bytes = Buffer.from(part);
      const deflated = await toDeflate(bytes, { level: QUALITY, finishFlush: constants.Z_FULL_FLUSH });
      return { deflated, length: bytes.length, checksum: crc32(bytes), shift: shiftOf(bytes.length) };
    }),
  ),
});

/** A stored (uncompressed) block with a value of at most 65,535 bytes. */
const stored = (filling: Buffer): Buffer => {
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUInt16LE(filling.length, 1);
  head.writeUInt16LE(~filling.length & 0xffff, 3);
  return Buffer.concat([head, filling]);
};

/**
 * Joins the pieces to a gzip stream, with one value in each cut. Compresses nothing again. `fillings`: one fewer
 * than the pieces.
 */
export const spliceGzip = ({ pieces }: SplicedText, fillings: readonly string[]): Buffer => {
  const chunks: Buffer[] = [HEADER];
  let checksum = 0;
  let length = 0;
  pieces.forEach((piece, index) => {
    chunks.push(piece.deflated);
    checksum = joinedCrc32(checksum, piece.checksum, piece.shift);
    length += piece.length;
    const filling = fillings[index];
    if (filling === undefined || index === pieces.length - 1) return;
    const words = Buffer.from(filling);
    chunks.push(stored(words));
    checksum = crc32(words, checksum);
    length += words.length;
  });
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...chunks, LAST_BLOCK, trailer]);
};
