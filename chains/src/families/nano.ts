import { blake2b } from '@noble/hashes/blake2.js';

import { bytesOfNumber, numberOfLetters } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const ALPHABET = '13456789abcdefghijkmnopqrstuwxyz';
const KEY_LENGTH = 32;
const CHECKSUM_LENGTH = 5;

const KEY_LETTERS = 52;

/** Key of an address, given the text after the prefix. */
export const nanoKey = (text: string): Uint8Array =>
  bytesOfNumber(numberOfLetters(ALPHABET, text.slice(0, KEY_LETTERS)), KEY_LENGTH);

/** A key in 52 letters, then a reversed five-byte BLAKE2b checksum in 8 letters. */
export const checkNano = (address: string): FamilyVerdict => {
  const [, text] = /^(?:nano|xrb)_([13][13456789abcdefghijkmnopqrstuwxyz]{59})$/.exec(address) ?? [];
  if (text === undefined)
    return /^(?:nano|xrb)_[a-z0-9]{60}$/.test(address) ? 'ChecksumMismatch' : 'NotThisFamily';
  const key = nanoKey(text);
  const checksum = blake2b(key, { dkLen: CHECKSUM_LENGTH }).reverse();
  const stored = bytesOfNumber(numberOfLetters(ALPHABET, text.slice(KEY_LETTERS)), CHECKSUM_LENGTH);
  return checksum.every((byte, at) => byte === stored[at]) ? 'Valid' : 'ChecksumMismatch';
};
