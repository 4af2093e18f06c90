import { sha256 } from '@noble/hashes/sha2.js';
import { base58xrp } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
const CLASSIC_LENGTH = 21;
/** Two-byte prefix, 20-byte account, flag, 8-byte tag (XLS-5). */
const X_ADDRESS_LENGTH = 31;
const FLAG_AT = 22;
const TAG_AT = 23;
const TAG_END = 27;

const SHAPE = /^(?:r[1-9A-HJ-NP-Za-km-z]{24,34}|[XT][1-9A-HJ-NP-Za-km-z]{46})$/;

/** Flag 0 without a tag, or flag 1 with a 32-bit tag. The rest of the 64 bits is reserved (XLS-5). */
const hasUsableTag = (payload: Uint8Array): boolean => {
  const flag = payload[FLAG_AT] ?? 2;
  const unused = payload.slice(flag === 1 ? TAG_END : TAG_AT);
  return flag <= 1 && unused.every((byte) => byte === 0);
};

const isClassic = (payload: Uint8Array): boolean => payload.length === CLASSIC_LENGTH && payload[0] === 0;

const isXAddress = (payload: Uint8Array, second: number): boolean =>
  payload.length === X_ADDRESS_LENGTH &&
  payload[0] === (second === 0x44 ? 0x05 : 0x04) &&
  payload[1] === second &&
  hasUsableTag(payload);

/** Bytes before the checksum. Null if the checksum is invalid. */
const payloadOf = (address: string): Uint8Array | null => {
  const bytes = decodedOrNull(() => base58xrp.decode(address));
  if (bytes === null) return null;
  const payload = bytes.slice(0, -CHECKSUM_LENGTH);
  const checksum = sha256(sha256(payload)).slice(0, CHECKSUM_LENGTH);
  return sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH)) ? payload : null;
};

/**
 * Classic `r…` and `X…` addresses of the main network. `T…` addresses belong to the test network and cannot be paid.
 */
export const checkRipple = (address: string): FamilyVerdict => {
  if (!SHAPE.test(address)) return 'NotThisFamily';
  const payload = payloadOf(address);
  if (address.startsWith('T')) {
    return payload !== null && isXAddress(payload, 0x93) ? 'UnpayableKind' : 'NotThisFamily';
  }
  return payload !== null && (isClassic(payload) || isXAddress(payload, 0x44)) ? 'Valid' : 'ChecksumMismatch';
};

/** Returns the destination tag inside a valid X-address, or null. */
export const tagOfXAddress = (address: string): string | null => {
  if (!address.startsWith('X') || checkRipple(address) !== 'Valid') return null;
  const payload = payloadOf(address);
  if (payload?.[FLAG_AT] !== 1) return null;
  return String(payload.slice(TAG_AT, TAG_END).reduceRight((tag, byte) => tag * 256 + byte, 0));
};
