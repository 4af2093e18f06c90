const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** GF(32): powers of 2. */
const POWERS = [
  1, 2, 4, 8, 16, 5, 10, 20, 13, 26, 17, 7, 14, 28, 29, 31, 27, 19, 3, 6, 12, 24, 21, 15, 30, 25, 23, 11, 22,
  9, 18,
];
const ORDER = [3, 2, 1, 0, 7, 6, 5, 4, 13, 14, 15, 16, 12, 8, 9, 10, 11];

const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % POWERS.length] ?? 0);

/** The four words in the register of the Reed-Solomon encoder after the data, last word first. */
const parityOf = (data: readonly number[]): readonly number[] =>
  data.reduceRight<readonly number[]>(
    ([a = 0, b = 0, c = 0, d = 0], word) => {
      const back = word ^ d;
      return [product(17, back), a ^ product(9, back), b ^ product(6, back), c ^ product(30, back)];
    },
    [0, 0, 0, 0],
  );

/** Encodes thirteen words of five bits as an Ardor account. */
export const encodeArdor = (data: readonly number[]): string => {
  const word = [...data, ...parityOf(data)];
  const text = ORDER.map((place) => LETTERS.charAt(word[place] ?? 0)).join('');
  return `ARDOR-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
};
