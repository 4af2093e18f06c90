import type { FamilyVerdict } from './family.ts';

const MODULUS_3 = 26 ** 3;
const MODULUS_5 = 26 ** 5;
const WEIGHT = 31;
/** Spreads neighbouring account numbers over the whole range (HIP-15). */
const SPREAD = 1_000_003;
/** The main network's ledger ID, a zero byte, and the six zero bytes of HIP-15. */
const LEDGER = [0, 0, 0, 0, 0, 0, 0];

const weighted = (digits: readonly number[], modulus: number): number =>
  digits.reduce((sum, digit) => (WEIGHT * sum + digit) % modulus, 0);

const sumOf = (digits: readonly number[], parity: 0 | 1): number =>
  digits.reduce((sum, digit, at) => (at % 2 === parity ? sum + digit : sum), 0) % 11;

const toLetters = (value: number): string => {
  let rest = value;
  let letters = '';
  for (let at = 0; at < 5; at += 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
};

/** Five-letter checksum of HIP-15 for an account ID of the main network. */
const checksumOf = (id: string): string => {
  const digits = Array.from(id, (sign) => (sign === '.' ? 10 : Number(sign)));
  const head = ((id.length % 5) * 11 + sumOf(digits, 0)) * 11 + sumOf(digits, 1);
  const sum = (head * MODULUS_3 + weighted(digits, MODULUS_3) + weighted(LEDGER, MODULUS_5)) % MODULUS_5;
  return toLetters((sum * SPREAD) % MODULUS_5);
};

/**
 * `0.0.12345`, with or without its checksum. The EVM alias (0x and 40 digits) is refused. It is also the Ethereum
 * address of the same key, so it does not show that Hedera is meant. Few services pay to it.
 */
export const checkHedera = (address: string): FamilyVerdict => {
  const [, id, checksum] =
    /^((?:0|[1-9]\d{0,9})\.(?:0|[1-9]\d{0,9})\.(?:0|[1-9]\d{0,14}))(?:-([a-z]{5}))?$/.exec(address) ?? [];
  if (id === undefined) return 'NotThisFamily';
  return checksum === undefined || checksum === checksumOf(id) ? 'Valid' : 'ChecksumMismatch';
};
