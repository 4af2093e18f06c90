import { bech32, bech32m } from '@scure/base';

import { zcashTransparent } from './base58-check.ts';
import type { AddressFamily } from './family.ts';

const LONGEST = 512;
const CHARS = '[02-9ac-hj-np-z]';

const byteLength = (coder: typeof bech32, address: string): number => {
  const decoded = coder.decodeUnsafe(address, LONGEST);
  return coder.fromWordsUnsafe(decoded?.words ?? [])?.length ?? 0;
};

/** Zcash: transparent, Sapling (ZIP 173), unified (ZIP 316) and TEX (ZIP 320) addresses. */
export const zcash: AddressFamily = {
  pattern: `^(?:t[13][1-9A-HJ-NP-Za-km-z]{33}|zs1${CHARS}{75}|tex1${CHARS}{38}|u1${CHARS}{80,240})$`,
  hasValidChecksum: (address) => {
    if (address.startsWith('zs1')) return byteLength(bech32, address) === 43;
    if (address.startsWith('tex1')) return byteLength(bech32m, address) === 20;
    if (address.startsWith('u1')) return byteLength(bech32m, address) >= 48;
    return zcashTransparent.hasValidChecksum(address);
  },
  draw: zcashTransparent.draw,
};
