import { sha256 } from '@noble/hashes/sha2.js';
import { base58xrp } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes';
import type { FamilyVerdict } from './family';

const CHECKSUM_LENGTH = 4;
const CLASSIC_LENGTH = 21;
/** Prefix of two, account of 20, flag, tag of eight (XLS-5). */
const X_ADDRESS_LENGTH = 31;

const isAccount = (payload: Uint8Array): boolean =>
  (payload.length === CLASSIC_LENGTH && payload[0] === 0) ||
  (payload.length === X_ADDRESS_LENGTH && payload[0] === 0x05 && payload[1] === 0x44);

/** Classic `r…` and `X…` addresses of the main network. */
export const checkRipple = (address: string): FamilyVerdict => {
  if (!/^(?:r[1-9A-HJ-NP-Za-km-z]{24,34}|X[1-9A-HJ-NP-Za-km-z]{46})$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58xrp.decode(address));
  if (bytes === null) return 'ChecksumMismatch';
  const payload = bytes.slice(0, -CHECKSUM_LENGTH);
  const checksum = sha256(sha256(payload)).slice(0, CHECKSUM_LENGTH);
  return isAccount(payload) && sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};
