import { bech32 } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { checksumOf } from './family.ts';
import type { AddressFamily } from './family.ts';

const CHARS = '[02-9ac-hj-np-z]';
const UPPER_CHARS = '[02-9AC-HJ-NP-Z]';
const LONGEST = 200;

const isBech32 = (address: string, prefix: string): boolean =>
  bech32.decodeUnsafe(address, LONGEST)?.prefix === prefix;

const bech32Family = (prefix: string, byteLengths: readonly [number, ...number[]]): AddressFamily => {
  const lengths = byteLengths.map((bytes) => Math.ceil((bytes * 8) / 5) + 6);
  const tails = lengths.map((length) => `${CHARS}{${String(length)}}`).join('|');
  return {
    pattern: `^${prefix}1(?:${tails})$`,
    hasValidChecksum: (address) => isBech32(address, prefix),
    draw: (words) => bech32.encode(prefix, bech32.toWords(seededBytes(words, byteLengths[0]))),
  };
};

/** Cosmos Hub: accounts of 20 bytes, modules and multi-signatures of 32. */
export const cosmos = bech32Family('cosmos', [20, 32]);
/** BNB Beacon Chain (spec §5: bnb1 and 38 characters). */
export const binance = bech32Family('bnb', [20]);
/** MultiversX. */
export const multiversx = bech32Family('erd', [32]);
/** Terra. */
export const terra = bech32Family('terra', [20, 32]);
/** Injective. */
export const injective = bech32Family('inj', [20]);
/** Celestia. */
export const celestia = bech32Family('celestia', [20, 32]);
/** Sei. */
export const sei = bech32Family('sei', [20, 32]);
/** Zilliqa. */
export const zilliqa = bech32Family('zil', [20]);
/** Harmony. */
export const harmony = bech32Family('one', [20]);
const IOTA_KINDS = [0, 8, 16];
const plainIota = bech32Family('iota', [33]);

/** IOTA: a type byte (Ed25519, alias, NFT) and 32 bytes. */
export const iota: AddressFamily = {
  ...plainIota,
  hasValidChecksum: (address) => {
    const bytes = bech32.fromWordsUnsafe(bech32.decodeUnsafe(address)?.words ?? []);
    return plainIota.hasValidChecksum(address) && IOTA_KINDS.includes(bytes?.[0] ?? -1);
  },
  draw: (words) => bech32.encode('iota', bech32.toWords(Uint8Array.from([0, ...seededBytes(words, 32)]))),
};

/** Lightning: an invoice or an lnurl; both are Bech32 without a limit of length. */
export const lightning: AddressFamily = {
  pattern: `^(?:lnbc[0-9]*[munp]?1${CHARS}+|LNBC[0-9]*[MUNP]?1${UPPER_CHARS}+|lnurl1${CHARS}+|LNURL1${UPPER_CHARS}+)$`,
  hasValidChecksum: await checksumOf('lightning'),
  draw: (words) => bech32.encode('lnurl', bech32.toWords(seededBytes(words, 60)), 600),
};
