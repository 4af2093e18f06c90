import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

const CHECKSUM_LENGTH = 4;

type Alphabet = {
  readonly encode: (bytes: Uint8Array) => string;
  readonly decode: (text: string) => Uint8Array;
};
type Version = readonly number[];

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).slice(0, CHECKSUM_LENGTH);

/** The bytes, or null where the text is not of the alphabet. */
export const decodedOrNull = (alphabet: Alphabet, text: string): Uint8Array | null => {
  try {
    return alphabet.decode(text);
  } catch {
    return null;
  }
};

/** Whether the two hold the same bytes. */
export const areSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

const startsWith = (bytes: Uint8Array, version: Version): boolean =>
  version.every((byte, index) => bytes[index] === byte);

/** Whether the text is Base58Check with one of the versions and `payloadLength` bytes behind it. */
export const isBase58Check = (
  text: string,
  versions: readonly Version[],
  alphabet: Alphabet = base58,
  payloadLength = 20,
): boolean => {
  const bytes = decodedOrNull(alphabet, text);
  if (bytes === null) return false;
  const payload = bytes.slice(0, -CHECKSUM_LENGTH);
  const isOfVersion = versions.some(
    (version) => payload.length === version.length + payloadLength && startsWith(payload, version),
  );
  return isOfVersion && areSameBytes(checksumOf(payload), bytes.slice(-CHECKSUM_LENGTH));
};

/** Base58Check of a version and twenty bytes drawn from the words. */
export const drawBase58Check = (words: string, version: Version, alphabet: Alphabet = base58): string => {
  const payload = concatBytes(Uint8Array.from(version), seededBytes(words, 20));
  return alphabet.encode(concatBytes(payload, checksumOf(payload)));
};

const base58CheckFamily = (
  pattern: string,
  versions: readonly [Version, ...Version[]],
  alphabet: Alphabet = base58,
): AddressFamily => ({
  pattern,
  hasValidChecksum: (address) => isBase58Check(address, versions, alphabet),
  draw: (words) => drawBase58Check(words, versions[0], alphabet),
});

/** TRON: Base58Check with version 0x41. */
export const tron = base58CheckFamily('^T[1-9A-HJ-NP-Za-km-z]{33}$', [[0x41]]);
const CLASSIC_XRP: readonly Version[] = [[0]];
/** XLS-5: two bytes of prefix, twenty of account, a flag, and eight for the tag. */
const X_ADDRESS: Version = [0x05, 0x44];
const X_PAYLOAD = 29;
const TAG_FLAG_AT = 22;

/** Flag 0 has no tag, flag 1 one of 32 bits; all other bytes stay zero. */
const hasPlainTag = (address: string): boolean => {
  const [flag = 2, ...tag] = decodedOrNull(base58xrp, address)?.slice(TAG_FLAG_AT, TAG_FLAG_AT + 9) ?? [];
  return flag <= 1 && tag.slice(flag * 4).every((byte) => byte === 0);
};

const isXrpAddress = (address: string): boolean =>
  address.startsWith('X')
    ? isBase58Check(address, [X_ADDRESS], base58xrp, X_PAYLOAD) && hasPlainTag(address)
    : isBase58Check(address, CLASSIC_XRP, base58xrp);

/** XRP Ledger: Base58Check in the ledger's own alphabet; X-addresses carry their tag (XLS-5). */
export const xrp: AddressFamily = {
  pattern: '^(?:r[1-9A-HJ-NP-Za-km-z]{24,34}|X[1-9A-HJ-NP-Za-km-z]{46})$',
  hasValidChecksum: isXrpAddress,
  draw: (words) => drawBase58Check(words, [0], base58xrp),
};
/** Dogecoin: D, and script addresses A or 9. */
export const dogecoin = base58CheckFamily('^[DA9][1-9A-HJ-NP-Za-km-z]{33}$', [[0x1e], [0x16]]);
/** Dash: X, and script addresses 7. */
export const dash = base58CheckFamily('^[X7][1-9A-HJ-NP-Za-km-z]{33}$', [[0x4c], [0x10]]);
/** Zcash's open addresses: t1 and t3. */
export const zcashTransparent = base58CheckFamily('^t[13][1-9A-HJ-NP-Za-km-z]{33}$', [
  [0x1c, 0xb8],
  [0x1c, 0xbd],
]);
/** Tezos: tz1 to tz4 and contracts KT1. */
export const tezos = base58CheckFamily('^(?:tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$', [
  [0x06, 0xa1, 0x9f],
  [0x06, 0xa1, 0xa1],
  [0x06, 0xa1, 0xa4],
  [0x06, 0xa1, 0xa6],
  [0x02, 0x5a, 0x79],
]);
/** Ravencoin: R, and script addresses r. */
export const ravencoin = base58CheckFamily('^[Rr][1-9A-HJ-NP-Za-km-z]{33}$', [[0x3c], [0x7a]]);
/** Neo: A, and N of N3. */
export const neo = base58CheckFamily('^[AN][1-9A-HJ-NP-Za-km-z]{33}$', [[0x17], [0x35]]);
/** Bitcoin without SegWit: Bitcoin SV, Omni. */
export const bitcoinLegacy = base58CheckFamily('^[13][1-9A-HJ-NP-Za-km-z]{25,34}$', [[0x00], [0x05]]);
