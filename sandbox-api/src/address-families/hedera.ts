import { seededFraction } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const P3 = 26n ** 3n;
const P5 = 26n ** 5n;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The main network's ledger id adds nothing: a zero byte and six more. */
const DOT = 10n;

const inLetters = (value: bigint): string =>
  [4n, 3n, 2n, 1n, 0n].map((place) => LETTERS.charAt(Number((value / 26n ** place) % 26n))).join('');

/** HIP-15: two sums over every other digit, the length, and a weighted sum of all, spread over the letters. */
const checksumOf = (id: string): string => {
  const digits = Array.from(id, (sign) => (sign === '.' ? DOT : BigInt(sign)));
  const sums = digits.reduce<readonly [bigint, bigint]>(
    ([even, odd], digit, at) => (at % 2 === 0 ? [even + digit, odd] : [even, odd + digit]),
    [0n, 0n],
  );
  const weighted = digits.reduce((sum, digit) => (sum * 31n + digit) % P3, 0n);
  const head = (BigInt(digits.length % 5) * 11n + (sums[0] % 11n)) * 11n + (sums[1] % 11n);
  return inLetters((((head * P3 + weighted) % P5) * 1_000_003n) % P5);
};

/** Hedera account ids, with or without their checksum letters. */
export const hedera: AddressFamily = {
  pattern: '^0\\.0\\.[1-9][0-9]{0,9}(?:-[a-z]{5})?$',
  hasValidChecksum: (address) => {
    const [id = '', checksum] = address.split('-');
    return checksum === undefined || checksum === checksumOf(id);
  },
  draw: (words) => `0.0.${String(1_000_000 + Math.floor(seededFraction(words) * 8_000_000))}`,
};
