import { base58 } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const KEY_LENGTH = 32;

/** Bech32 text: a key in one case with so few letters is 10^11 times rarer than a SegWit or Cosmos address. */
const LOOKS_LIKE_BECH32 = /^(?:[a-z]{2,10}1[02-9ac-hj-np-z]{38,}|[A-Z]{2,10}1[02-9AC-HJ-NP-Z]{38,})$/;

/** A 32-byte public key. There is no checksum: only the length is checked, and that it is not a Bech32 address. */
export const checkSolana = (address: string): FamilyVerdict => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) || LOOKS_LIKE_BECH32.test(address))
    return 'NotThisFamily';
  return decodedOrNull(() => base58.decode(address))?.length === KEY_LENGTH ? 'Valid' : 'NotThisFamily';
};
