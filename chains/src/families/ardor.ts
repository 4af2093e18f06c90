import type { FamilyVerdict } from './family.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Position of each written letter in the code word. */
const PLACES = [3, 2, 1, 0, 7, 6, 5, 4, 13, 14, 15, 16, 12, 8, 9, 10, 11];
const ORDER = 31;
/** First of the `ABSENT` positions, out of 31, that the shortened Reed-Solomon code leaves out. */
const FIRST_ABSENT = 13;
const ABSENT = 14;
const CHECKS = [1, 2, 3, 4];

/** Powers of 2 in GF(32) with x⁵ + x² + 1. */
const POWERS: readonly number[] = Array.from({ length: ORDER - 1 }).reduce<readonly number[]>(
  (powers) => {
    const next = (powers.at(-1) ?? 1) << 1;
    return [...powers, next > ORDER ? next ^ 0b100101 : next];
  },
  [1],
);

const times = (value: number, power: number): number =>
  value === 0 ? 0 : (POWERS[(POWERS.indexOf(value) + power) % ORDER] ?? 0);

/** Syndrome: the code word's polynomial at a power of 2. An intact word has zeros at four powers. */
const syndrome = (word: readonly number[], check: number): number =>
  word.reduce((sum, value, at) => {
    const place = at < FIRST_ABSENT ? at : at + ABSENT;
    return sum ^ times(value, (check * place) % ORDER);
  }, 0);

/** `ARDOR-XXXX-XXXX-XXXX-XXXXX`: 13 letters of account and four of a Reed-Solomon code. */
export const checkArdor = (address: string): FamilyVerdict => {
  const [, text] = /^ARDOR-((?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{5})$/.exec(address) ?? [];
  if (text === undefined) return 'NotThisFamily';
  const letters = text.replaceAll('-', '');
  const word = Array.from({ length: PLACES.length }, (_, place) =>
    ALPHABET.indexOf(letters.charAt(PLACES.indexOf(place))),
  );
  return CHECKS.every((check) => syndrome(word, check) === 0) ? 'Valid' : 'ChecksumMismatch';
};
