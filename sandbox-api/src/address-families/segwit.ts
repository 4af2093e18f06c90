import { bech32, bech32m } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { drawBase58Check, isBase58Check } from './base58-check.ts';
import { checksumOf } from './family.ts';
import type { AddressFamily } from './family.ts';

const CHARS = '[02-9ac-hj-np-z]';
const UPPER_CHARS = '[02-9AC-HJ-NP-Z]';
const TAIL = '{11,71}';

type Decoded = { readonly prefix: string; readonly words: readonly number[] };

const decodedOrNull = (coder: typeof bech32, text: string): Decoded | null => {
  const separator = text.lastIndexOf('1');
  if (separator < 1) return null;
  return coder.decodeUnsafe(text, 90) ?? null;
};

const isProgram = (words: readonly number[]): Uint8Array | null =>
  bech32.fromWordsUnsafe(words.slice(1)) ?? null;

const isVersionZero = ({ words }: Decoded): boolean => {
  const length = isProgram(words)?.length;
  return words[0] === 0 && (length === 20 || length === 32);
};

const isLaterVersion = ({ words }: Decoded): boolean => {
  const [version = 0] = words;
  const length = isProgram(words)?.length ?? 0;
  return version >= 1 && version <= 16 && length >= 2 && length <= 40;
};

/** BIP 173 and BIP 350: version 0 is Bech32, later ones are Bech32m. */
const isSegwit = (address: string, prefix: string): boolean => {
  const zero = decodedOrNull(bech32, address);
  if (zero !== null) return zero.prefix === prefix && isVersionZero(zero);
  const later = decodedOrNull(bech32m, address);
  return later !== null && later.prefix === prefix && isLaterVersion(later);
};

type Kind = {
  readonly prefix: string;
  readonly firstLetters: string;
  readonly versions: readonly (readonly number[])[];
};

const segwitFamily = ({ prefix, firstLetters, versions }: Kind): AddressFamily => {
  const upper = prefix.toUpperCase();
  return {
    pattern: `^(?:[${firstLetters}][1-9A-HJ-NP-Za-km-z]{25,34}|${prefix}1${CHARS}${TAIL}|${upper}1${UPPER_CHARS}${TAIL})$`,
    hasValidChecksum: (address) => isSegwit(address, prefix) || isBase58Check(address, versions),
    draw: (words) => bech32.encode(prefix, [0, ...bech32.toWords(seededBytes(words, 20))]),
  };
};

/** Bitcoin: 1, 3, bc1q, bc1p (taproot); upper case as QR codes carry it. */
export const bitcoin = segwitFamily({ prefix: 'bc', firstLetters: '13', versions: [[0x00], [0x05]] });
/** Litecoin: L, M, 3, ltc1. */
export const litecoin = segwitFamily({
  prefix: 'ltc',
  firstLetters: 'LM3',
  versions: [[0x30], [0x32], [0x05]],
});
/** DigiByte: D, S, dgb1. */
export const digibyte = segwitFamily({ prefix: 'dgb', firstLetters: 'DS', versions: [[0x1e], [0x3f]] });
/** Bitcoin Gold: G, A, btg1. */
export const bitcoinGold = segwitFamily({ prefix: 'btg', firstLetters: 'GA', versions: [[0x26], [0x17]] });

/** Qtum: Q, M, qc1; Q is what its wallets show. */
export const qtum: AddressFamily = {
  ...segwitFamily({ prefix: 'qc', firstLetters: 'QM', versions: [[0x3a], [0x32]] }),
  draw: (words) => drawBase58Check(words, [0x3a]),
};

/** Groestlcoin: F, 3, grs1. */
export const groestlcoin: AddressFamily = {
  ...segwitFamily({ prefix: 'grs', firstLetters: 'F3', versions: [] }),
  hasValidChecksum: await checksumOf('grs'),
};
