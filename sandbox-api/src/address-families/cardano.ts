import { base58, bech32 } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { decodedOrNull } from './base58-check.ts';
import { crc32 } from './crc32.ts';
import type { AddressFamily } from './family.ts';

/** Longer than Bech32 foresees. */
const LONGEST = 200;
/** CIP-19, by the header's upper half: how many bytes an address of that type has; null where a pointer follows. */
const LENGTHS: readonly (number | null)[] = [57, 57, 57, 57, null, null, 29, 29];
const MAINNET = 1;

const bytesOf = (address: string): Uint8Array => {
  const decoded = bech32.decodeUnsafe(address, LONGEST);
  const words = decoded?.prefix === 'addr' ? decoded.words : [];
  return bech32.fromWordsUnsafe(words) ?? new Uint8Array();
};

const isShelley = (address: string): boolean => {
  const bytes = bytesOf(address);
  const header = bytes[0] ?? 0xff;
  const length = LENGTHS[header >> 4];
  return length !== undefined && (header & 15) === MAINNET && (length ?? bytes.length) === bytes.length;
};

const BYRON_HEAD = [0x82, 0xd8, 0x18, 0x58];
const UINT32 = 0x1a;

/** The smallest CBOR of a number, big-endian behind its head. */
const cborOf = (value: number): readonly number[] => {
  const bytes = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  if (value > 0xffff) return [UINT32, ...bytes];
  if (value > 0xff) return [0x19, ...bytes.slice(2)];
  return value > 23 ? [0x18, value] : [value];
};

/** A byte string and, behind it, its CRC-32: written again, it must be the same. */
const isByron = (address: string): boolean => {
  const bytes = [...(decodedOrNull(base58, address) ?? [])];
  const [length = 0] = bytes.slice(BYRON_HEAD.length);
  const inside = bytes.slice(BYRON_HEAD.length + 1, BYRON_HEAD.length + 1 + length);
  const whole = [...BYRON_HEAD, length, ...inside, ...cborOf(crc32(Uint8Array.from(inside)))];
  return whole.join() === bytes.join();
};

/** Cardano: Shelley addresses, and those of the Byron era. */
export const cardano: AddressFamily = {
  pattern: '^(?:addr1[02-9ac-hj-np-z]{53,98}|(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{50,110})$',
  hasValidChecksum: (address) => (address.startsWith('addr1') ? isShelley(address) : isByron(address)),
  draw: (words) =>
    bech32.encode('addr', bech32.toWords(Uint8Array.from([0x61, ...seededBytes(words, 28)])), LONGEST),
};
