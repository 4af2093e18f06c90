import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

import { seededBytes, seededLetters } from '../seed/index.ts';
import { decodedOrNull } from './base58-check.ts';
import { checksumOf } from './family.ts';
import type { AddressFamily } from './family.ts';

const byPattern = (pattern: string, draw: (words: string) => string): AddressFamily => ({
  pattern,
  hasValidChecksum: () => true,
  draw,
});

/** Solana: base58 of a key of 32 bytes; there is no checksum. */
export const solana: AddressFamily = {
  pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
  hasValidChecksum: (address) => decodedOrNull(base58, address)?.length === 32,
  draw: (words) => base58.encode(seededBytes(words, 32)),
};

/** Sui and Aptos: 0x and 64 hex digits. */
export const hex64 = byPattern('^0x[0-9a-fA-F]{64}$', (words) => `0x${bytesToHex(seededBytes(words, 32))}`);
/** ICON accounts and contracts. */
export const icon = byPattern(
  '^(?:hx|cx)[0-9a-f]{40}$',
  (words) => `hx${bytesToHex(seededBytes(words, 20))}`,
);
/** EOS and WAX account names. */
export const eos = byPattern('^[a-z1-5][a-z1-5.]{0,11}$', (words) =>
  seededLetters(words, 'abcdefghijklmnopqrstuvwxyz12345', 12),
);
/** NEAR: an implicit account or a name below a top-level name. */
export const near: AddressFamily = {
  pattern: '^(?:[0-9a-f]{64}|0x[0-9a-f]{40}|[a-z0-9][a-z0-9._-]{0,60}\\.(?:near|aurora|tg|sweat|kaiching))$',
  hasValidChecksum: await checksumOf('near'),
  draw: (words) => bytesToHex(seededBytes(words, 32)),
};
/** Spec §5: a currency nobody knows takes letters, digits, dash and underscore. */
export const anyWord = byPattern('^[0-9A-Za-z\\-_]{1,128}$', (words) => bytesToHex(seededBytes(words, 20)));
