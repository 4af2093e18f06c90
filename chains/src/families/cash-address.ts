import { bech32, hex } from '@scure/base';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

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

const wordsOfPrefix = (prefix: string): readonly number[] => [
  ...Array.from(prefix, (letter) => letter.charCodeAt(0) & 0x1f),
  0,
];

const CHECKSUM_WORDS = 8;

/** Version byte and hash after `prefix:`. Null if a letter, the checksum or the padding is invalid. */
export const cashAddressBytes = (prefix: string, body: string): Uint8Array | null => {
  const words = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  if (words.includes(-1) || polymod([...wordsOfPrefix(prefix), ...words]) !== 0n) return null;
  return bech32.fromWordsUnsafe(words.slice(0, -CHECKSUM_WORDS)) ?? null;
};

/** Encodes a version byte and a hash in hex, with `prefix:`. */
export const encodeCashAddress = (prefix: string, version: number, hash: string): string => {
  const words = bech32.toWords(Uint8Array.from([version, ...hex.decode(hash)]));
  const checksum = polymod([...wordsOfPrefix(prefix), ...words, 0, 0, 0, 0, 0, 0, 0, 0]);
  const tail = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) => Number((checksum >> shift) & 31n));
  return `${prefix}:${[...words, ...tail].map((word) => ALPHABET.charAt(word)).join('')}`;
};
