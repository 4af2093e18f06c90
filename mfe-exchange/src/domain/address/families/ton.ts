import { base64url } from '@scure/base';

import { crc16, decodedOrNull } from './bytes';
import type { FamilyVerdict } from './family';

const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;

/** Raw `0:…`, and the user-friendly form in either base64 alphabet with its CRC; test-only ones are refused. */
export const checkTon = (address: string): FamilyVerdict => {
  if (/^(?:0|-1):[0-9a-fA-F]{64}$/.test(address)) return 'Valid';
  if (!/^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/.test(address)) return 'NotThisFamily';
  const url = address.replaceAll('+', '-').replaceAll('/', '_');
  const bytes = decodedOrNull(() => base64url.decode(url));
  if (bytes === null || !/^[EUku0]/.test(address)) return 'NotThisFamily';
  const stored = ((bytes.at(-2) ?? 0) << 8) | (bytes.at(-1) ?? 0);
  if (crc16(bytes.slice(0, -2)) !== stored) return 'ChecksumMismatch';
  const isMain = bytes[0] === BOUNCEABLE || bytes[0] === NON_BOUNCEABLE;
  return isMain && (bytes[1] === 0x00 || bytes[1] === 0xff) ? 'Valid' : 'NotThisFamily';
};
