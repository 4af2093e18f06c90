import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** `length` bytes, always the same for the same seed. */
export const seededBytes = (words: string, length = 32): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    sha256(utf8ToBytes(`${words}#${String(index)}`)),
  );
  return concatBytes(...blocks).slice(0, length);
};

/** Number in [0, 1), always the same for the same seed. */
export const seededFraction = (words: string): number => {
  const [a = 0, b = 0, c = 0, d = 0] = seededBytes(words, 4);
  return (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32;
};

/** One of the options, always the same for the same seed. */
export const seededPick = <A>(words: string, options: readonly [A, ...A[]]): A =>
  options[Math.floor(seededFraction(words) * options.length)] ?? options[0];

/** `length` letters of an alphabet, always the same for the same seed. */
export const seededLetters = (words: string, alphabet: string, length: number): string =>
  Array.from(seededBytes(words, length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
