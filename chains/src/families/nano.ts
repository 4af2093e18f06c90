import { blake2b } from '@noble/hashes/blake2.js';

import type { FamilyVerdict } from './family.ts';

const ALPHABET = '13456789abcdefghijkmnopqrstuwxyz';
const KEY_LENGTH = 32;
const CHECKSUM_LENGTH = 5;

const toNumber = (text: string): bigint =>
  Array.from(text).reduce((value, letter) => value * 32n + BigInt(ALPHABET.indexOf(letter)), 0n);

const toBytes = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => Number((value >> BigInt(8 * (length - 1 - at))) & 0xffn));

/** A key in 52 letters, then five bytes of BLAKE2b backwards in eight. */
export const checkNano = (address: string): FamilyVerdict => {
  const [, text] = /^(?:nano|xrb)_([13][13456789abcdefghijkmnopqrstuwxyz]{59})$/.exec(address) ?? [];
  if (text === undefined)
    return /^(?:nano|xrb)_[a-z0-9]{60}$/.test(address) ? 'ChecksumMismatch' : 'NotThisFamily';
  const key = toBytes(toNumber(text.slice(0, 52)), KEY_LENGTH);
  const checksum = blake2b(key, { dkLen: CHECKSUM_LENGTH }).reverse();
  const stored = toBytes(toNumber(text.slice(52)), CHECKSUM_LENGTH);
  return checksum.every((byte, at) => byte === stored[at]) ? 'Valid' : 'ChecksumMismatch';
};
