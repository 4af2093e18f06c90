import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check, hex } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CHECKSUM_LENGTH = 4;
/** Minimum number of Base58 digits of 25 bytes. Shorter text is incomplete. */
const SHORTEST = 25;

type Coder = ReturnType<typeof createBase58check>;

const sha256Coder = createBase58check(sha256);

export type Base58CheckRule = {
  /** Format of an address, before its checksum is verified. */
  readonly shape: RegExp;
  /** Version bytes of the network's address kinds. */
  readonly versions: readonly (readonly number[])[];
  /** Number of bytes after the version, usually a 20-byte hash. */
  readonly payloadLength: number;
  /** Checksum of the network. Default: double SHA-256. */
  readonly coder?: Coder;
};

const hasVersion = (bytes: Uint8Array, version: readonly number[], payloadLength: number): boolean =>
  bytes.length === version.length + payloadLength && version.every((byte, index) => bytes[index] === byte);

/** Creates a rule for base58 addresses with a four-byte checksum. */
export const base58CheckFamily =
  ({ shape, versions, payloadLength, coder = sha256Coder }: Base58CheckRule): CheckFamily =>
  (address): FamilyVerdict => {
    if (!shape.test(address) || decodedOrNull(() => base58.decode(address)) === null) return 'NotThisFamily';
    const bytes = decodedOrNull(() => coder.decode(address));
    if (bytes === null) return 'ChecksumMismatch';
    return versions.some((version) => hasVersion(bytes, version, payloadLength)) ? 'Valid' : 'NotThisFamily';
  };

const HASH_LENGTH = 20;

/** First letters of addresses with a version byte, from the lowest to the highest hash. */
const firstLetters = (version: number): string => {
  const encoded = (byte: number): string =>
    base58.encode(Uint8Array.from([version, ...new Array<number>(HASH_LENGTH + CHECKSUM_LENGTH).fill(byte)]));
  const lowest = encoded(0x00);
  const highest = encoded(0xff);
  // each leading zero byte is written as one `1`
  if (version === 0) return '1';
  const from = ALPHABET.indexOf(lowest.charAt(0));
  const to = ALPHABET.indexOf(highest.charAt(0));
  return lowest.length === highest.length
    ? ALPHABET.slice(from, to + 1)
    : ALPHABET.slice(from) + ALPHABET.slice(1, to + 1);
};

/** Creates a rule for 20-byte hashes, one version byte per address kind, and the checksum of `coder`. */
export const hash160FamilyWith = (coder: Coder, ...versions: readonly number[]): CheckFamily =>
  base58CheckFamily({
    shape: new RegExp(
      `^[${versions.map(firstLetters).join('')}][1-9A-HJ-NP-Za-km-z]{${String(SHORTEST - 1)},34}$`,
    ),
    versions: versions.map((version) => [version]),
    payloadLength: HASH_LENGTH,
    coder,
  });

/** Creates a rule for 20-byte hashes, one version byte per address kind, and a double SHA-256 checksum. */
export const hash160Family = (...versions: readonly number[]): CheckFamily =>
  hash160FamilyWith(sha256Coder, ...versions);

/** Encodes a version byte and a hash in hex as an address. */
export const encodeBase58Check = (version: number, hash: string): string =>
  sha256Coder.encode(Uint8Array.from([version, ...hex.decode(hash)]));
