import { base58 } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const KEY_LENGTH = 32;

/** A 32-byte public key. There is no checksum: only the length is checked. */
export const checkSolana = (address: string): FamilyVerdict => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return 'NotThisFamily';
  return decodedOrNull(() => base58.decode(address))?.length === KEY_LENGTH ? 'Valid' : 'NotThisFamily';
};
