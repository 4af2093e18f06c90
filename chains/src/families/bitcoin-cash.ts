import { hash160Family } from './base58check.ts';
import { cashAddressBytes } from './cash-address.ts';
import { eitherFamily } from './either-family.ts';
import type { FamilyVerdict } from './family.ts';

const PREFIX = 'bitcoincash';
/** Number of five-bit words of a version byte, a 20- or 32-byte hash, and a 40-bit checksum. */
const WORDS_BY_SIZE = [42, 61];

/** Type 0–3 (P2PKH, P2SH, and both with tokens), and a size code that matches the length. */
const isKnownVersion = ({ 0: version = 0xff, length }: Uint8Array): boolean => {
  const size = version & 0x07;
  return version >> 3 <= 3 && (size === 0 ? length === 21 : size === 3 && length === 33);
};

const checkCashAddr = (address: string): FamilyVerdict => {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const lower = address.toLowerCase();
  const body = lower.startsWith(`${PREFIX}:`) ? lower.slice(PREFIX.length + 1) : lower;
  const isShaped = /^[qpzr][0-9a-z]+$/.test(body) && (body !== lower || WORDS_BY_SIZE.includes(body.length));
  if (!isShaped) return 'NotThisFamily';
  const bytes = isOneCase ? cashAddressBytes(PREFIX, body) : null;
  return bytes !== null && isKnownVersion(bytes) ? 'Valid' : 'ChecksumMismatch';
};

/** CashAddr with or without its prefix, and the legacy form. */
export const checkBitcoinCash = eitherFamily(hash160Family(0x00, 0x05), checkCashAddr);
