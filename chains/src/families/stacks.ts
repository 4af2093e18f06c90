import { sha256 } from '@noble/hashes/sha2.js';

import { bytesOfNumber, numberOfLetters, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECKSUM_LENGTH = 4;
const HASH_LENGTH = 20;

/** Whether there are as many leading zeros as zero bytes, so that each address has only one form. */
const isCanonical = (text: string, bytes: Uint8Array): boolean => {
  const zeroLetters = /^0*/.exec(text)?.[0].length ?? 0;
  const firstByte = bytes.findIndex((byte) => byte !== 0);
  return zeroLetters === (firstByte < 0 ? bytes.length : firstByte);
};

/** c32check: `SP…` (one key) and `SM…` (several keys), with 20 bytes and the start of a double SHA-256 hash. */
export const checkStacks = (address: string): FamilyVerdict => {
  const [, version, text] = /^S([PM])([0-9A-HJKMNP-TV-Z]{26,39})$/.exec(address) ?? [];
  if (version === undefined || text === undefined) return 'NotThisFamily';
  const value = numberOfLetters(ALPHABET, text);
  if (value >> BigInt(8 * (HASH_LENGTH + CHECKSUM_LENGTH)) !== 0n) return 'ChecksumMismatch';
  const bytes = bytesOfNumber(value, HASH_LENGTH + CHECKSUM_LENGTH);
  const signed = Uint8Array.from([ALPHABET.indexOf(version), ...bytes.slice(0, HASH_LENGTH)]);
  const checksum = sha256(sha256(signed)).slice(0, CHECKSUM_LENGTH);
  return isCanonical(text, bytes) && sameBytes(checksum, bytes.slice(HASH_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};

/** Version letter and hash of an address with a valid checksum. Null for any other text. */
export const stacksHash = (
  address: string,
): { readonly version: string; readonly hash: Uint8Array } | null => {
  if (checkStacks(address) !== 'Valid') return null;
  const value = numberOfLetters(ALPHABET, address.slice(2));
  return {
    version: address.charAt(1),
    hash: bytesOfNumber(value, HASH_LENGTH + CHECKSUM_LENGTH).slice(0, HASH_LENGTH),
  };
};
