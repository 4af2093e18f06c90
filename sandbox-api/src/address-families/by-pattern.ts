import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

import { seededBytes, seededFraction, seededLetters } from '../seed/index.ts';
import { decodedOrNull } from './base58-check.ts';
import type { AddressFamily } from './family.ts';

const byPattern = (pattern: string, draw: (words: string) => string): AddressFamily => ({
  pattern,
  hasValidChecksum: () => true,
  draw,
});

const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Solana: base58 of a key of 32 bytes; there is no checksum. */
export const solana: AddressFamily = {
  pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
  hasValidChecksum: (address) => decodedOrNull(base58, address)?.length === 32,
  draw: (words) => base58.encode(seededBytes(words, 32)),
};

/** Sui and Aptos: 0x and 64 hex digits. */
export const hex64 = byPattern('^0x[0-9a-fA-F]{64}$', (words) => `0x${bytesToHex(seededBytes(words, 32))}`);
/** Internet Computer account ids. */
export const internetComputer = byPattern('^[0-9a-f]{64}$', (words) => bytesToHex(seededBytes(words, 32)));
/** ICON accounts and contracts. */
export const icon = byPattern(
  '^(?:hx|cx)[0-9a-f]{40}$',
  (words) => `hx${bytesToHex(seededBytes(words, 20))}`,
);
/** Hedera account ids, with or without their checksum letters. */
export const hedera = byPattern(
  '^0\\.0\\.[1-9][0-9]{0,9}(?:-[a-z]{5})?$',
  (words) => `0.0.${String(1_000_000 + Math.floor(seededFraction(words) * 8_000_000))}`,
);
/** EOS and WAX account names. */
export const eos = byPattern('^[a-z1-5][a-z1-5.]{0,11}$', (words) =>
  seededLetters(words, 'abcdefghijklmnopqrstuvwxyz12345', 12),
);
/** NEAR: an implicit account or a name. */
export const near = byPattern(
  '^(?:[0-9a-f]{64}|(?=.{2,64}$)[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\\.[a-z0-9]+(?:[-_][a-z0-9]+)*)*\\.(?:near|tg))$',
  (words) => bytesToHex(seededBytes(words, 32)),
);
/** Nano. */
export const nano = byPattern('^(?:nano|xrb)_[13][13-9a-km-uw-z]{59}$', (words) =>
  ['nano_1', seededLetters(words, '13456789abcdefghijkmnopqrstuwxyz', 59)].join(''),
);
/** Kaspa. */
export const kaspa = byPattern('^kaspa:[02-9ac-hj-np-z]{61,63}$', (words) =>
  ['kaspa:q', seededLetters(words, BECH32_LETTERS, 60)].join(''),
);
/** NEM. */
export const nem = byPattern('^N[A-Z2-7]{39}$', (words) => `N${seededLetters(words, BASE32_LETTERS, 39)}`);
/** Ardor. */
export const ardor = byPattern(
  '^ARDOR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{5}$',
  (words) => {
    const letters = seededLetters(words, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 17);
    return `ARDOR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}-${letters.slice(12)}`;
  },
);
/** Stacks. */
export const stacks = byPattern('^S[PM][0-9A-HJKMNP-TV-Z]{37,39}$', (words) =>
  ['SP', seededLetters(words, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 39)].join(''),
);
/** Spec §5: a currency nobody knows takes letters, digits, dash and underscore. */
export const anyWord = byPattern('^[0-9A-Za-z\\-_]{1,128}$', (words) => bytesToHex(seededBytes(words, 20)));
