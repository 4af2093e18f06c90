import { blake2b } from '@noble/hashes/blake2.js';
import { sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58, base58xmr } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { areSameBytes, decodedOrNull } from './base58-check.ts';
import type { AddressFamily } from './family.ts';

const endsWith = (
  bytes: Uint8Array | null,
  length: number,
  sum: (payload: Uint8Array) => Uint8Array,
): boolean => bytes !== null && areSameBytes(bytes.slice(-length), sum(bytes.slice(0, -length)));

const ss58Sum = (payload: Uint8Array): Uint8Array =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).slice(0, 2);

const ss58Family = (pattern: string, prefix: number): AddressFamily => ({
  pattern,
  hasValidChecksum: (address) => {
    const bytes = decodedOrNull(base58, address);
    return bytes?.[0] === prefix && endsWith(bytes, 2, ss58Sum);
  },
  draw: (words) => {
    const payload = concatBytes(Uint8Array.from([prefix]), seededBytes(words, 32));
    return base58.encode(concatBytes(payload, ss58Sum(payload)));
  },
});

/** Polkadot: SS58 with prefix 0. */
export const polkadot = ss58Family('^1[1-9A-HJ-NP-Za-km-z]{45,47}$', 0);
/** Kusama: SS58 with prefix 2. */
export const kusama = ss58Family('^[C-HJ][1-9A-HJ-NP-Za-km-z]{45,47}$', 2);

const algorandSum = (payload: Uint8Array): Uint8Array => sha512_256(payload).slice(-4);

/** Algorand: base32 of a key and the end of its hash. */
export const algorand: AddressFamily = {
  pattern: '^[A-Z2-7]{58}$',
  hasValidChecksum: (address) => endsWith(decodedOrNull(base32nopad, address), 4, algorandSum),
  draw: (words) => {
    const key = seededBytes(words, 32);
    return base32nopad.encode(concatBytes(key, algorandSum(key)));
  },
};

const moneroSum = (payload: Uint8Array): Uint8Array => keccak_256(payload).slice(0, 4);
const MONERO_STANDARD = 18;
/** By network byte, the bytes of an address: standard, integrated, subaddress. */
const MONERO_LENGTHS: ReadonlyMap<number, number> = new Map([
  [MONERO_STANDARD, 69],
  [19, 77],
  [42, 69],
]);

/** Monero: standard 4, subaddress 8, and the longer ones with a payment id. */
export const monero: AddressFamily = {
  pattern: '^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$',
  hasValidChecksum: (address) => {
    const bytes = decodedOrNull(base58xmr, address);
    return bytes?.length === MONERO_LENGTHS.get(bytes?.[0] ?? 0) && endsWith(bytes, 4, moneroSum);
  },
  draw: (words) => {
    const payload = concatBytes(Uint8Array.from([MONERO_STANDARD]), seededBytes(words, 64));
    return base58xmr.encode(concatBytes(payload, moneroSum(payload)));
  },
};

const FILECOIN_KEY = 1;
const DELEGATED_TO_EVM = [4, 10];
const filecoinSum =
  (head: readonly number[]) =>
  (payload: Uint8Array): Uint8Array =>
    blake2b(concatBytes(Uint8Array.from(head), payload), { dkLen: 4 });

/** Protocol and, for delegated ones, the namespace go into the sum and not into the text. */
const filecoinParts = (address: string): readonly [head: readonly number[], text: string] =>
  address.startsWith('f410f')
    ? [DELEGATED_TO_EVM, address.slice(5)]
    : [[Number(address.charAt(1))], address.slice(2)];

/** Filecoin: keys, actors, BLS keys and the addresses of its EVM; ids have no checksum and are not paid. */
export const filecoin: AddressFamily = {
  pattern: '^f(?:1[a-z2-7]{39}|2[a-z2-7]{39}|3[a-z2-7]{84}|410f[a-z2-7]{39})$',
  hasValidChecksum: (address) => {
    const [head, text] = filecoinParts(address);
    return endsWith(decodedOrNull(base32nopad, text.toUpperCase()), 4, filecoinSum(head));
  },
  draw: (words) => {
    const key = seededBytes(words, 20);
    const sum = filecoinSum([FILECOIN_KEY])(key);
    return `f1${base32nopad.encode(concatBytes(key, sum)).toLowerCase()}`;
  },
};

const NEM_MAINNET = 0x68;
const nemSum = (payload: Uint8Array): Uint8Array => keccak_256(payload).slice(0, 4);

/** NEM: N and a Keccak checksum. */
export const nem: AddressFamily = {
  pattern: '^N[A-Z2-7]{39}$',
  hasValidChecksum: (address) => {
    const bytes = decodedOrNull(base32nopad, address);
    return bytes?.[0] === NEM_MAINNET && endsWith(bytes, 4, nemSum);
  },
  draw: (words) => {
    const payload = concatBytes(Uint8Array.from([NEM_MAINNET]), seededBytes(words, 20));
    return base32nopad.encode(concatBytes(payload, nemSum(payload)));
  },
};
