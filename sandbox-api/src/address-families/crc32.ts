import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const POLYNOMIAL = 0xedb88320;

const shiftBit = (crc: number): number => (crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1);

/** CRC-32 of IEEE 802.3. */
export const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => [0, 1, 2, 3, 4, 5, 6, 7].reduce(shiftBit, crc ^ byte), -1) >>> 0;

const withCrc = (hash: Uint8Array): string => crc32(hash).toString(16).padStart(8, '0') + bytesToHex(hash);

/** Internet Computer: 28 bytes of hash behind their CRC-32. */
export const internetComputer: AddressFamily = {
  pattern: '^[0-9a-f]{64}$',
  hasValidChecksum: (address) => withCrc(hexToBytes(address.slice(8))) === address,
  draw: (words) => withCrc(seededBytes(words, 28)),
};
