import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58xmr, hex } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
const STANDARD = 18;
const INTEGRATED = 19;
const SUBADDRESS = 42;
/** Length of the network byte and two keys. An integrated address also has an 8-byte payment ID. */
const KEYS_LENGTH = 65;

const isAddress = (payload: Uint8Array): boolean => {
  const kind = payload[0];
  if (kind === INTEGRATED) return payload.length === KEYS_LENGTH + 8;
  return (kind === STANDARD || kind === SUBADDRESS) && payload.length === KEYS_LENGTH;
};

/** Standard, integrated and subaddresses of the main network. */
export const checkMonero = (address: string): FamilyVerdict => {
  if (!/^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58xmr.decode(address));
  if (bytes === null) return 'ChecksumMismatch';
  const payload = bytes.slice(0, -CHECKSUM_LENGTH);
  const checksum = keccak_256(payload).slice(0, CHECKSUM_LENGTH);
  return isAddress(payload) && sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};

/** Returns the payment ID inside a valid integrated address in hex, or null. */
export const paymentIdOf = (address: string): string | null => {
  if (checkMonero(address) !== 'Valid') return null;
  const bytes = base58xmr.decode(address);
  return bytes[0] === INTEGRATED ? hex.encode(bytes.slice(KEYS_LENGTH, -CHECKSUM_LENGTH)) : null;
};
