import { sha512_256 } from '@noble/hashes/sha2.js';
import { base32nopad } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const KEY_LENGTH = 32;

/** A public key and the last four bytes of its SHA-512/256 hash, in base32. */
export const checkAlgorand = (address: string): FamilyVerdict => {
  if (!/^[A-Z2-7]{58}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base32nopad.decode(address));
  if (bytes === null) return 'ChecksumMismatch';
  const checksum = sha512_256(bytes.slice(0, KEY_LENGTH)).slice(-4);
  return sameBytes(checksum, bytes.slice(KEY_LENGTH)) ? 'Valid' : 'ChecksumMismatch';
};
