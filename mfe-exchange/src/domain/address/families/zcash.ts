import { bech32, bech32m } from '@scure/base';

import { base58CheckFamily } from './base58check';
import { eitherFamily } from './either-family';
import type { CheckFamily, FamilyVerdict } from './family';
import { isBech32Shaped } from './segwit';

const LONGEST = 256;

const checkTransparent = base58CheckFamily({
  shape: /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/,
  versions: [
    [0x1c, 0xb8],
    [0x1c, 0xbd],
  ],
  payloadLength: 20,
});

/** Sapling (ZIP 173) is bech32, unified (ZIP 316) bech32m; what is inside is the wallet's. */
const checkShielded =
  (prefix: string, coder: typeof bech32): CheckFamily =>
  (address): FamilyVerdict => {
    if (!isBech32Shaped(address, prefix)) return 'NotThisFamily';
    return coder.decodeUnsafe(address, LONGEST) ? 'Valid' : 'ChecksumMismatch';
  };

/** Transparent, Sapling and unified addresses of the main network. */
export const checkZcash = eitherFamily(
  checkTransparent,
  checkShielded('zs', bech32),
  checkShielded('u', bech32m),
);
