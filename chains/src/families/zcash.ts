import { bech32, bech32m } from '@scure/base';

import { base58CheckFamily } from './base58check.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { isBech32Shaped } from './segwit.ts';
import { isUnifiedAddress } from './unified-address.ts';
import { unpayableKind } from './unpayable-kind.ts';

/** ZIP 316 has no practical limit. This is the capacity of a QR code. */
const LONGEST = 4_296;
const SAPLING_LENGTH = 43;
const TEX_LENGTH = 20;

const base58Kind = (shape: RegExp, ...versions: readonly (readonly number[])[]): CheckFamily =>
  base58CheckFamily({ shape, versions, payloadLength: 20 });

const bech32Kind =
  (prefix: string, coder: typeof bech32, isContent: (bytes: Uint8Array) => boolean): CheckFamily =>
  (address): FamilyVerdict => {
    if (!isBech32Shaped(address, prefix)) return 'NotThisFamily';
    const decoded = coder.decodeUnsafe(address, LONGEST);
    const bytes = decoded ? coder.fromWordsUnsafe(decoded.words) : undefined;
    return bytes && isContent(bytes) ? 'Valid' : 'ChecksumMismatch';
  };

const unifiedKind = (prefix: string): CheckFamily =>
  bech32Kind(prefix, bech32m, (bytes) => isUnifiedAddress(bytes, prefix));

/**
 * Transparent, Sapling (ZIP 173), TEX (ZIP 320) and unified (ZIP 316) addresses of the main network. Addresses of
 * test networks cannot be paid.
 */
export const checkZcash = eitherFamily(
  base58Kind(/^t[13][1-9A-HJ-NP-Za-km-z]{33}$/, [0x1c, 0xb8], [0x1c, 0xbd]),
  bech32Kind('zs', bech32, ({ length }) => length === SAPLING_LENGTH),
  unifiedKind('u'),
  bech32Kind('tex', bech32m, ({ length }) => length === TEX_LENGTH),
  unpayableKind(base58Kind(/^t[m2][1-9A-HJ-NP-Za-km-z]{33}$/, [0x1d, 0x25], [0x1c, 0xba])),
  unpayableKind(bech32Kind('ztestsapling', bech32, ({ length }) => length === SAPLING_LENGTH)),
  unpayableKind(unifiedKind('utest')),
);
