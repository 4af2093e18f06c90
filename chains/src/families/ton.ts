import { base64url } from '@scure/base';

import { crc16, decodedOrNull } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;

const FRIENDLY = /^(?:[EUku0][A-Za-z0-9_-]{47}|[EUku0][A-Za-z0-9+/]{47})$/;

/** Flag of an address on a test network. */
const TEST_ONLY = 0x80;

const isTag = (tag: number): boolean => tag === BOUNCEABLE || tag === NON_BOUNCEABLE;

/** Whether the address is on the base chain or the master chain. */
const isOnKnownChain = ([, chain]: Uint8Array): boolean => chain === 0x00 || chain === 0xff;

const kindOf = (bytes: Uint8Array): FamilyVerdict => {
  const tag = bytes[0] ?? 0;
  if (!isTag(tag & ~TEST_ONLY) || !isOnKnownChain(bytes)) return 'ChecksumMismatch';
  return (tag & TEST_ONLY) === 0 ? 'Valid' : 'UnpayableKind';
};

const hasRightCrc = (bytes: Uint8Array): boolean => {
  const [high = 0, low = 0] = bytes.slice(-2);
  return crc16(bytes.slice(0, -2)) === ((high << 8) | low);
};

/**
 * Raw `0:…`, and the user-friendly form in either base64 alphabet with its CRC. Addresses of test networks are
 * refused.
 */
export const checkTon = (address: string): FamilyVerdict => {
  if (/^(?:0|-1):[0-9a-fA-F]{64}$/.test(address)) return 'Valid';
  if (!FRIENDLY.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base64url.decode(address.replaceAll('+', '-').replaceAll('/', '_')));
  if (bytes === null || !hasRightCrc(bytes)) return 'ChecksumMismatch';
  return kindOf(bytes);
};
