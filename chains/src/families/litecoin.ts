import { bech32 } from '@scure/base';

import { hash160Family } from './base58check.ts';
import { eitherFamily } from './either-family.ts';
import type { FamilyVerdict } from './family.ts';
import { isBech32Shaped, segwitFamily } from './segwit.ts';
import { unpayableKind } from './unpayable-kind.ts';

const LONGEST = 256;
/** A version word and two 33-byte keys. */
const MWEB_WORDS = 107;

const isMweb = (address: string): FamilyVerdict => {
  if (!isBech32Shaped(address, 'ltcmweb')) return 'NotThisFamily';
  return bech32.decodeUnsafe(address, LONGEST)?.words.length === MWEB_WORDS ? 'Valid' : 'ChecksumMismatch';
};

/**
 * `L…`, `M…`, the older `3…`, and SegWit. A confidential (MWEB) address is refused, because an ordinary payment
 * cannot reach it.
 */
export const checkLitecoin = eitherFamily(
  hash160Family(0x30, 0x32, 0x05),
  segwitFamily('ltc'),
  unpayableKind(isMweb),
  unpayableKind(segwitFamily('tltc')),
);
