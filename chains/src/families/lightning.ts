import { bech32 } from '@scure/base';

import type { FamilyVerdict } from './family.ts';

/** Capacity of the largest alphanumeric QR code. BOLT 11 has no limit. */
const LONGEST = 4_296;
/** Words of a timestamp (7) and a signature (104). */
const SHORTEST_INVOICE = 111;

/** Invoices of the main network (BOLT 11) and LNURL-pay (LUD-01), both in bech32 without its length limit. */
export const checkLightning = (address: string): FamilyVerdict => {
  if (!/^(?:lnbc(?:\d+[munp]?)?1|lnurl1)[a-z0-9]{20,}$/i.test(address)) return 'NotThisFamily';
  const decoded = bech32.decodeUnsafe(address, LONGEST);
  if (!decoded) return 'ChecksumMismatch';
  return decoded.prefix === 'lnurl' || decoded.words.length >= SHORTEST_INVOICE
    ? 'Valid'
    : 'ChecksumMismatch';
};
