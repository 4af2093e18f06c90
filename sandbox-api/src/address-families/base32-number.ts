import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';

import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`);

const bytesOf = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 255n));

const written = (value: bigint, letters: string): string =>
  value === 0n ? '' : written(value / 32n, letters) + letters.charAt(Number(value % 32n));

const readNumber = (text: string, letters: string): bigint =>
  Array.from(text).reduce((value, letter) => value * 32n + BigInt(letters.indexOf(letter)), 0n);

const NANO_LETTERS = '13456789abcdefghijkmnopqrstuwxyz';

const nanoOf = (key: Uint8Array): string => {
  const checksum = Uint8Array.from([...blake2b(key, { dkLen: 5 })].reverse());
  const text = (bytes: Uint8Array, length: number): string =>
    written(numberOf(bytes), NANO_LETTERS).padStart(length, '1');
  return `nano_${text(key, 52)}${text(checksum, 8)}`;
};

/** Nano: a key and its BLAKE2b backwards; `xrb_` is what it was called before. */
export const nano: AddressFamily = {
  pattern: '^(?:nano|xrb)_[13][13-9a-km-uw-z]{59}$',
  hasValidChecksum: (address) => {
    const text = address.slice(address.indexOf('_') + 1);
    const key = bytesOf(readNumber(text.slice(0, 52), NANO_LETTERS), 32);
    return nanoOf(key) === `nano_${text}`;
  },
  draw: (words) => nanoOf(seededBytes(words, 32)),
};

const C32_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const stacksOf = (version: string, hash: Uint8Array): string => {
  const signed = Uint8Array.from([C32_LETTERS.indexOf(version), ...hash]);
  const whole = concatBytes(hash, sha256(sha256(signed)).slice(0, 4));
  const zeros = whole.findIndex((byte) => byte !== 0);
  return `S${version}${'0'.repeat(Math.max(zeros, 0))}${written(numberOf(whole), C32_LETTERS)}`;
};

/** Stacks: c32check of one key (SP) or several (SM). */
export const stacks: AddressFamily = {
  pattern: '^S[PM][0-9A-HJKMNP-TV-Z]{26,39}$',
  hasValidChecksum: (address) => {
    const value = readNumber(address.slice(2), C32_LETTERS);
    return stacksOf(address.charAt(1), bytesOf(value >> 32n, 20)) === address;
  },
  draw: (words) => stacksOf('P', seededBytes(words, 20)),
};
