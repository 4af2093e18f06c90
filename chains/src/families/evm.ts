import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';

import type { FamilyVerdict } from './family.ts';

/** Hex digits in the upper and lower case of the EIP-55 checksum. */
const checksummed = (digits: string): string => {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)));
  return Array.from(digits, (digit, at) =>
    parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
};

/** `0x` and 40 hex digits. All-lower or all-upper case has no checksum; mixed case must match EIP-55. */
export const checkEvm = (address: string): FamilyVerdict => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'NotThisFamily';
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return 'Valid';
  return checksummed(lower) === digits ? 'Valid' : 'ChecksumMismatch';
};
