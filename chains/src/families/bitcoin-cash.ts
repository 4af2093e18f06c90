import { hash160Family } from './base58check.ts';
import { cashAddressWords } from './cash-address.ts';
import { eitherFamily } from './either-family.ts';
import type { FamilyVerdict } from './family.ts';

const PREFIX = 'bitcoincash';
/** 20 or 32 bytes of hash and a version byte in groups of five bits, then 40 bits of checksum. */
const WORDS_BY_SIZE = [42, 61];

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
  const words = isOneCase ? cashAddressWords(PREFIX, body) : null;
  return words !== null && isKnownVersion(words) ? 'Valid' : 'ChecksumMismatch';
};

/** CashAddr with or without its prefix, and the legacy form. */
export const checkBitcoinCash = eitherFamily(hash160Family(0x00, 0x05), checkCashAddr);
