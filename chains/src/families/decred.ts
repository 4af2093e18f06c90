import { blake256 } from '@noble/hashes/blake1.js';
import { base58 } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
/** Two bytes for the kind, a 20-byte hash, and the checksum. */
const LENGTH = 26;
/** `Ds` (key hash) and `Dc` (script hash). */
const KINDS = [0x073f, 0x071a];

/** Base58 with a BLAKE-256 checksum instead of SHA-256. */
export const checkDecred = (address: string): FamilyVerdict => {
  if (!/^D[sc][1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58.decode(address));
  if (bytes?.length !== LENGTH) return 'ChecksumMismatch';
  const checksum = blake256(blake256(bytes.slice(0, -CHECKSUM_LENGTH))).slice(0, CHECKSUM_LENGTH);
  const kind = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  return KINDS.includes(kind) && sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};
