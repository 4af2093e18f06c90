import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** CRC-16/XMODEM. */
export const crc16 = (bytes: Uint8Array): number => {
  const shiftBit = (crc: number): number => ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  return bytes.reduce((crc, byte) => [0, 1, 2, 3, 4, 5, 6, 7].reduce(shiftBit, crc ^ (byte << 8)), 0);
};

/** Two-byte checksum of SS58. */
export const ss58 = (payload: Uint8Array): Uint8Array =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).slice(0, 2);

/** Four-byte checksum of Keccak. */
export const keccak = (payload: Uint8Array): Uint8Array => keccak_256(payload).slice(0, 4);

/** Hex digits in the upper and lower case of EIP-55. */
export const withChecksumCase = (digits: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
};

/** A number as letters of five bits, without leading zeros. */
export const inLetters = (bytes: Uint8Array, letters: string): string => {
  const written = (value: bigint): string =>
    value === 0n ? '' : written(value / 32n) + letters.charAt(Number(value % 32n));
  return written(BigInt(`0x${bytesToHex(bytes)}`));
};
