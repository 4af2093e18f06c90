import { hex } from '@scure/base';

import { crc32, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.from([value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]);

/** Account identifiers of the ledger: a CRC-32, then a 28-byte hash. */
export const checkInternetComputer = (address: string): FamilyVerdict => {
  if (!/^[0-9a-f]{64}$/.test(address)) return 'NotThisFamily';
  const bytes = hex.decode(address);
  const checksum = bigEndian(crc32(bytes.slice(CHECKSUM_LENGTH)));
  return sameBytes(checksum, bytes.slice(0, CHECKSUM_LENGTH)) ? 'Valid' : 'ChecksumMismatch';
};
