import { zcashTransparent } from './base58-check.ts';
import { checksumOf } from './family.ts';
import type { AddressFamily } from './family.ts';

const CHARS = '[02-9ac-hj-np-z]';

/** Zcash: transparent, Sapling (ZIP 173), unified (ZIP 316) and TEX (ZIP 320) addresses. */
export const zcash: AddressFamily = {
  pattern: `^(?:t[13][1-9A-HJ-NP-Za-km-z]{33}|zs1${CHARS}{75}|tex1${CHARS}{38}|u1${CHARS}+)$`,
  hasValidChecksum: await checksumOf('zec'),
  draw: zcashTransparent.draw,
};
