import { bech32 } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { checksumOf } from './family.ts';
import type { AddressFamily } from './family.ts';

/** Longer than Bech32 foresees. */
const LONGEST = 200;
/** CIP-19: type 6, an address of one key hash on the main network. */
const HEADER = 0x61;

/** Cardano: Shelley addresses, and those of the Byron era. */
export const cardano: AddressFamily = {
  pattern: '^(?:addr1[02-9ac-hj-np-z]{53,98}|(?:Ae2|DdzFF|4swhH)[1-9A-HJ-NP-Za-km-z]{50,110})$',
  hasValidChecksum: await checksumOf('ada'),
  draw: (words) =>
    bech32.encode('addr', bech32.toWords(Uint8Array.from([HEADER, ...seededBytes(words, 28)])), LONGEST),
};
