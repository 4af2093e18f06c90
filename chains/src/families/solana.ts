import { base58 } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const KEY_LENGTH = 32;

/** Letters of one case only: a Bech32 address, or a damaged one. A key has such a text once in 10^11 times. */
const ONE_CASE = /^(?:[^a-z]*[A-Z][^a-z]*|[^A-Z]*[a-z][^A-Z]*)$/;

/** A 32-byte public key. It has no checksum, so only the length and the mix of upper and lower case are checked. */
export const checkSolana = (address: string): FamilyVerdict => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) || ONE_CASE.test(address)) return 'NotThisFamily';
  return decodedOrNull(() => base58.decode(address))?.length === KEY_LENGTH ? 'Valid' : 'NotThisFamily';
};
