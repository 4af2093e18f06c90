import { concatBytes } from '@noble/hashes/utils.js';
import { base32nopad, base64, base64url } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { areSameBytes, decodedOrNull } from './base58-check.ts';
import type { AddressFamily } from './family.ts';

const POLYNOMIAL = 0x1021;

const shiftBit = (crc: number): number =>
  ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & 0xffff;

/** CRC-16/XMODEM. */
const crc16 = (bytes: Uint8Array): number =>
  bytes.reduce((crc, byte) => [0, 1, 2, 3, 4, 5, 6, 7].reduce(shiftBit, crc ^ (byte << 8)), 0);

const lowByteFirst = (crc: number): Uint8Array => Uint8Array.from([crc & 0xff, crc >> 8]);
const highByteFirst = (crc: number): Uint8Array => Uint8Array.from([crc >> 8, crc & 0xff]);

const endsWithCrc = (bytes: Uint8Array | null, order: (crc: number) => Uint8Array): boolean =>
  bytes !== null && areSameBytes(bytes.slice(-2), order(crc16(bytes.slice(0, -2))));

const ACCOUNT_VERSION = 6 << 3;
const MUXED_VERSION = 12 << 3;

/** Stellar accounts and muxed ones: base32 of a version, a key, an id, and a CRC (SEP-23). */
export const stellar: AddressFamily = {
  pattern: '^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$',
  hasValidChecksum: (address) => {
    const bytes = decodedOrNull(base32nopad, address);
    const version = address.startsWith('M') ? MUXED_VERSION : ACCOUNT_VERSION;
    return bytes?.[0] === version && endsWithCrc(bytes, lowByteFirst);
  },
  draw: (words) => {
    const payload = concatBytes(Uint8Array.from([ACCOUNT_VERSION]), seededBytes(words, 32));
    return base32nopad.encode(concatBytes(payload, lowByteFirst(crc16(payload))));
  },
};

const NOT_BOUNCEABLE = 0x51;

/** TON: the friendly form, in either base64, and the raw one, which has no checksum (TEP-2). */
export const ton: AddressFamily = {
  pattern: '^(?:(?:EQ|UQ|Ef|Uf)[A-Za-z0-9_+/-]{46}|(?:0|-1):[0-9a-fA-F]{64})$',
  hasValidChecksum: (address) =>
    address.includes(':') ||
    endsWithCrc(decodedOrNull(/[+/]/.test(address) ? base64 : base64url, address), highByteFirst),
  draw: (words) => {
    const payload = concatBytes(Uint8Array.from([NOT_BOUNCEABLE, 0]), seededBytes(words, 32));
    return base64url.encode(concatBytes(payload, highByteFirst(crc16(payload))));
  },
};
