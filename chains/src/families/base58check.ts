import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';

const coder = createBase58check(sha256);

export type Base58CheckRule = {
  /** How an address of the chain looks from outside, before any checksum. */
  readonly shape: RegExp;
  /** The version bytes of the chain's address kinds. */
  readonly versions: readonly (readonly number[])[];
  /** Bytes after the version: a hash of 20, for most. */
  readonly payloadLength: number;
};

const hasVersion = (bytes: Uint8Array, version: readonly number[], payloadLength: number): boolean =>
  bytes.length === version.length + payloadLength && version.every((byte, index) => bytes[index] === byte);

/** A rule for addresses of base58 with four bytes of double SHA-256 behind the payload. */
export const base58CheckFamily =
  ({ shape, versions, payloadLength }: Base58CheckRule): CheckFamily =>
  (address): FamilyVerdict => {
    if (!shape.test(address) || decodedOrNull(() => base58.decode(address)) === null) return 'NotThisFamily';
    const bytes = decodedOrNull(() => coder.decode(address));
    if (bytes === null) return 'ChecksumMismatch';
    return versions.some((version) => hasVersion(bytes, version, payloadLength)) ? 'Valid' : 'NotThisFamily';
  };

/** A rule with hashes of 20 bytes and one version byte per address kind. */
export const hash160Family = (shape: RegExp, ...versions: readonly number[]): CheckFamily =>
  base58CheckFamily({ shape, versions: versions.map((version) => [version]), payloadLength: 20 });
