import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** GF(32): powers of 2. */
const POWERS = [
  1, 2, 4, 8, 16, 5, 10, 20, 13, 26, 17, 7, 14, 28, 29, 31, 27, 19, 3, 6, 12, 24, 21, 15, 30, 25, 23, 11, 22,
  9, 18,
];
const ORDER = [3, 2, 1, 0, 7, 6, 5, 4, 13, 14, 15, 16, 12, 8, 9, 10, 11];
const DATA_WORDS = 13;

const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % POWERS.length] ?? 0);

/** The four words that the Reed-Solomon encoder's register holds after the data went through it, last word first. */
const parityOf = (data: readonly number[]): readonly number[] =>
  data.reduceRight<readonly number[]>(
    ([a = 0, b = 0, c = 0, d = 0], word) => {
      const back = word ^ d;
      return [product(17, back), a ^ product(9, back), b ^ product(6, back), c ^ product(30, back)];
    },
    [0, 0, 0, 0],
  );

const accountOf = (data: readonly number[]): string => {
  const word = [...data, ...parityOf(data)];
  const text = ORDER.map((place) => LETTERS.charAt(word[place] ?? 0)).join('');
  return `ARDOR-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
};

const dataOf = (address: string): readonly number[] => {
  const text = address.replace('ARDOR-', '').replaceAll('-', '');
  return Array.from({ length: DATA_WORDS }, (_, place) => LETTERS.indexOf(text.charAt(ORDER.indexOf(place))));
};

/** Ardor: thirteen letters of account and four of a Reed-Solomon code. */
export const ardor: AddressFamily = {
  pattern: '^ARDOR-(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{5}$',
  hasValidChecksum: (address) => accountOf(dataOf(address)) === address,
  draw: (words) => accountOf([...seededBytes(words, DATA_WORDS)].map((byte) => byte & 31)),
};
