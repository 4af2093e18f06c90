import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
const LENGTH = 26;
const VERSION = 1;
const MAINNET = 'W'.charCodeAt(0);

/** Version, network, a 20-byte hash, and the start of Keccak over BLAKE2b of the preceding bytes. */
export const checkWaves = (address: string): FamilyVerdict => {
  if (!/^3P[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58.decode(address));
  if (bytes?.length !== LENGTH) return 'ChecksumMismatch';
  const checksum = keccak_256(blake2b(bytes.slice(0, -CHECKSUM_LENGTH), { dkLen: 32 }));
  const isMainNetwork = bytes[0] === VERSION && bytes[1] === MAINNET;
  return isMainNetwork && sameBytes(checksum.slice(0, CHECKSUM_LENGTH), bytes.slice(-CHECKSUM_LENGTH))
    ? 'Valid'
    : 'ChecksumMismatch';
};
