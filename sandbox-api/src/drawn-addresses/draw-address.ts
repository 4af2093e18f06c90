import { crc32 } from 'node:zlib';

import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58, base58xmr, base58xrp, base64url, bech32 } from '@scure/base';

import { encodeCashAddress } from '@coinlane/chains/families';
import type { FamilyName, NetworkRow } from '@coinlane/chains/networks';

import { seededBytes, seededFraction, seededLetters } from '../seed.ts';
import { encodeArdor } from './ardor.ts';
import { crc16, inLetters, keccak, ss58, withChecksumCase } from './checksums.ts';

/** A valid address of a network with this prefix, always the same for the same words. */
type Draw = (words: string, prefix: string) => string;

/** A head, drawn bytes, and the checksum of both. */
const sealed = (
  words: string,
  head: readonly number[],
  length: number,
  checksum: (payload: Uint8Array) => Uint8Array,
): Uint8Array => {
  const payload = concatBytes(Uint8Array.from(head), seededBytes(words, length));
  return concatBytes(payload, checksum(payload));
};

const base58check =
  (version: readonly number[], alphabet = base58): Draw =>
  (words) =>
    alphabet.encode(sealed(words, version, 20, (payload) => sha256(sha256(payload)).slice(0, 4)));

const segwit =
  (prefix: string): Draw =>
  (words) =>
    bech32.encode(prefix, [0, ...bech32.toWords(seededBytes(words, 20))]);

const bech32Of = (prefix: string, words: string, length: number, head: readonly number[] = []): string =>
  bech32.encode(prefix, bech32.toWords(concatBytes(Uint8Array.from(head), seededBytes(words, length))), 600);

const prefixed: Draw = (words, prefix) => bech32Of(prefix, words, 20);

const cash =
  (prefix: string, length: number): Draw =>
  (words) =>
    encodeCashAddress(prefix, 0, bytesToHex(seededBytes(words, length)));

const hex =
  (head: string, length: number): Draw =>
  (words) =>
    head + bytesToHex(seededBytes(words, length));

const substrate =
  (version: number): Draw =>
  (words) =>
    base58.encode(sealed(words, [version], 32, ss58));

const lowByteFirst = (value: number): Uint8Array => Uint8Array.from([value & 0xff, value >> 8]);
const highByteFirst = (value: number): Uint8Array => Uint8Array.from([value >> 8, value & 0xff]);

const drawFilecoin: Draw = (words) => {
  const checksum = (key: Uint8Array) => blake2b(concatBytes(Uint8Array.from([1]), key), { dkLen: 4 });
  return `f1${base32nopad.encode(sealed(words, [], 20, checksum)).toLowerCase()}`;
};

const drawNano: Draw = (words) => {
  const letters = '13456789abcdefghijkmnopqrstuwxyz';
  const key = seededBytes(words, 32);
  const checksum = blake2b(key, { dkLen: 5 }).reverse();
  return `nano_${inLetters(key, letters).padStart(52, '1')}${inLetters(checksum, letters).padStart(8, '1')}`;
};

const drawStacks: Draw = (words) => {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const version = letters.indexOf('P');
  const bytes = sealed(words, [], 20, (hash) =>
    sha256(sha256(Uint8Array.from([version, ...hash]))).slice(0, 4),
  );
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `SP${'0'.repeat(Math.max(zeros, 0))}${inLetters(bytes, letters)}`;
};

const drawInternetComputer: Draw = (words) => {
  const hash = seededBytes(words, 28);
  return crc32(hash).toString(16).padStart(8, '0') + bytesToHex(hash);
};

const DRAWS: Readonly<Partial<Record<FamilyName, Draw>>> = {
  algorand: (words) => base32nopad.encode(sealed(words, [], 32, (key) => sha512_256(key).slice(-4))),
  ardor: (words) => encodeArdor([...seededBytes(words, 13)].map((byte) => byte & 31)),
  'bech32-account': prefixed,
  bitcoin: segwit('bc'),
  'bitcoin-cash': cash('bitcoincash', 20),
  'bitcoin-gold': segwit('btg'),
  'bitcoin-legacy': base58check([0x00]),
  cardano: (words) => bech32Of('addr', words, 28, [0x61]),
  cosmos: prefixed,
  dash: base58check([0x4c]),
  digibyte: segwit('dgb'),
  dogecoin: base58check([0x1e]),
  eos: (words) => seededLetters(words, 'abcdefghijklmnopqrstuvwxyz12345', 12),
  evm: (words) => `0x${withChecksumCase(bytesToHex(seededBytes(words, 20)))}`,
  filecoin: drawFilecoin,
  groestlcoin: segwit('grs'),
  hedera: (words) => `0.0.${String(1_000_000 + Math.floor(seededFraction(words) * 8_000_000))}`,
  icon: hex('hx', 20),
  'internet-computer': drawInternetComputer,
  iota: (words) => bech32Of('iota', words, 32, [0]),
  kaspa: cash('kaspa', 32),
  kusama: substrate(2),
  lightning: (words) => bech32Of('lnurl', words, 60),
  litecoin: segwit('ltc'),
  monero: (words) => base58xmr.encode(sealed(words, [18], 64, keccak)),
  move: hex('0x', 32),
  multiversx: (words) => bech32Of('erd', words, 32),
  nano: drawNano,
  near: hex('', 32),
  nem: (words) => base32nopad.encode(sealed(words, [0x68], 20, keccak)),
  neo: base58check([0x17]),
  polkadot: substrate(0),
  qtum: base58check([0x3a]),
  ravencoin: base58check([0x3c]),
  ripple: base58check([0x00], base58xrp),
  solana: (words) => base58.encode(seededBytes(words, 32)),
  stacks: drawStacks,
  stellar: (words) => base32nopad.encode(sealed(words, [6 << 3], 32, (bytes) => lowByteFirst(crc16(bytes)))),
  tezos: base58check([0x06, 0xa1, 0x9f]),
  ton: (words) => base64url.encode(sealed(words, [0x51, 0], 32, (bytes) => highByteFirst(crc16(bytes)))),
  tron: base58check([0x41]),
  zcash: base58check([0x1c, 0xb8]),
};

/** Draws a valid address of a network: the same words make the same address. Throws without a rule for its family. */
export const drawAddress = ({ family, prefix }: NetworkRow, words: string): string => {
  const draw = DRAWS[family];
  if (draw === undefined) throw new Error(`add the family ${family} to draw-address.ts`);
  return draw(words, prefix);
};
