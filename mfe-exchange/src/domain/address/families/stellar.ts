import { base32nopad } from '@scure/base';

import { crc16, decodedOrNull } from './bytes';
import type { FamilyVerdict } from './family';

/** Version byte and decoded length by first letter: `G` an account, `M` a muxed one (SEP-23). */
const KINDS: Readonly<Record<string, { readonly version: number; readonly length: number }>> = {
  G: { version: 6 << 3, length: 35 },
  M: { version: 12 << 3, length: 43 },
};

/** Accounts and muxed accounts, checked by the CRC at their end. */
export const checkStellar = (address: string): FamilyVerdict => {
  const kind = KINDS[address.charAt(0)];
  if (!kind || !/^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base32nopad.decode(address));
  if (bytes?.length !== kind.length || bytes[0] !== kind.version) return 'ChecksumMismatch';
  const stored = (bytes.at(-2) ?? 0) | ((bytes.at(-1) ?? 0) << 8);
  return crc16(bytes.slice(0, -2)) === stored ? 'Valid' : 'ChecksumMismatch';
};
