import { bech32 } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const CHARS = '[02-9ac-hj-np-z]';
/** Cardano's addresses are longer than Bech32 foresees. */
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
/** IOTA: one type byte and 32 bytes. */
export const iota = bech32Family('iota', [33]);

/** Cardano: Shelley addresses, and Byron ones by their pattern. */
export const cardano: AddressFamily = {
  pattern: `^(?:addr1${CHARS}{53,98}|(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{50,110})$`,
  hasValidChecksum: (address) => !address.startsWith('addr1') || isBech32(address, 'addr'),
  draw: (words) =>
    bech32.encode('addr', bech32.toWords(Uint8Array.from([0x61, ...seededBytes(words, 28)])), LONGEST),
};

/** Lightning: an invoice or an lnurl; both are Bech32 without a limit of length. */
export const lightning: AddressFamily = {
  pattern: `^(?:lnbc[0-9]*[munp]?1${CHARS}{60,500}|lnurl1${CHARS}{20,500})$`,
  hasValidChecksum: (address) => bech32.decodeUnsafe(address, 600) !== undefined,
  draw: (words) => bech32.encode('lnurl', bech32.toWords(seededBytes(words, 60)), 600),
};
