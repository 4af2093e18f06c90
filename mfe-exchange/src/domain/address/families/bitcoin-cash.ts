import { hash160Family } from './base58check';
import { eitherFamily } from './either-family';
import type { FamilyVerdict } from './family';

const PREFIX = 'bitcoincash';
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
/** 20 or 32 bytes of hash and a version byte in groups of five bits, then 40 bits of checksum. */
const WORDS_BY_SIZE = [42, 61];

const polymod = (words: readonly number[]): bigint => {
  let state = 1n;
  for (const word of words) {
    const top = state >> 35n;
    state = ((state & 0x07ffffffffn) << 5n) ^ BigInt(word);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) state ^= generator;
    });
  }
  return state ^ 1n;
};

const PREFIX_WORDS = [...Array.from(PREFIX, (letter) => letter.charCodeAt(0) & 0x1f), 0];

/** Type 0–3 (P2PKH, P2SH and both with tokens) and a size code that agrees with the length. */
const isKnownVersion = (words: readonly number[]): boolean => {
  const version = ((words[0] ?? 0) << 3) | ((words[1] ?? 0) >> 2);
  const size = version & 0x07;
  return version >> 3 <= 3 && (size === 0 ? words.length === 42 : size === 3 && words.length === 61);
};

const checkCashAddr = (address: string): FamilyVerdict => {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const lower = address.toLowerCase();
  const body = lower.startsWith(`${PREFIX}:`) ? lower.slice(PREFIX.length + 1) : lower;
  const isShaped = /^[qpzr][0-9a-z]+$/.test(body) && (body !== lower || WORDS_BY_SIZE.includes(body.length));
  if (!isShaped) return 'NotThisFamily';
  const words = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  if (!isOneCase || words.includes(-1)) return 'ChecksumMismatch';
  return polymod([...PREFIX_WORDS, ...words]) === 0n && isKnownVersion(words) ? 'Valid' : 'ChecksumMismatch';
};

/** CashAddr with or without its prefix, and the legacy form. */
export const checkBitcoinCash = eitherFamily(
  hash160Family(/^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, 0x00, 0x05),
  checkCashAddr,
);
