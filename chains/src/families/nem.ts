import { keccak_256 } from '@noble/hashes/sha3.js';
import { base32nopad } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
const MAINNET = 0x68;

/** `N` and 39 letters in base32, with or without dashes. */
export const checkNem = (address: string): FamilyVerdict => {
  const text = /^N[A-Z2-7]{5}(?:-[A-Z2-7]{6}){5}-[A-Z2-7]{4}$/.test(address)
    ? address.replaceAll('-', '')
    : address;
  if (!/^N[A-Z2-7]{39}$/.test(text)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base32nopad.decode(text));
  if (bytes === null) return 'ChecksumMismatch';
  const checksum = keccak_256(bytes.slice(0, -CHECKSUM_LENGTH)).slice(0, CHECKSUM_LENGTH);
  return bytes[0] === MAINNET && sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};
