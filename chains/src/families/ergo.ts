import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
/** Main network, pay to public key: one byte, a 33-byte key, the checksum. */
const PAY_TO_KEY = 0x01;
const LENGTH = 38;

/** Pay-to-public-key addresses. Script addresses are refused, because no wallet shows one as its own. */
export const checkErgo = (address: string): FamilyVerdict => {
  if (!/^9[1-9A-HJ-NP-Za-km-z]{50}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58.decode(address));
  if (bytes?.length !== LENGTH) return 'ChecksumMismatch';
  const checksum = blake2b(bytes.slice(0, -CHECKSUM_LENGTH), { dkLen: 32 }).slice(0, CHECKSUM_LENGTH);
  return bytes[0] === PAY_TO_KEY && sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};
