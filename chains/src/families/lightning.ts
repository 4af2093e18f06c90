import { bech32 } from '@scure/base';

import type { FamilyVerdict } from './family.ts';

/** Digits of the largest QR code in its alphanumeric mode: BOLT 11 has no limit of its own. */
const LONGEST = 4_296;
/** A time stamp of seven words and a signature of 104. */
const SHORTEST_INVOICE = 111;

/** Invoices of the main network (BOLT 11) and LNURL-pay (LUD-01), both bech32 without its limit of length. */
export const checkLightning = (address: string): FamilyVerdict => {
  if (!/^(?:lnbc(?:\d+[munp]?)?1|lnurl1)[a-z0-9]{20,}$/i.test(address)) return 'NotThisFamily';
  const decoded = bech32.decodeUnsafe(address, LONGEST);
  if (!decoded) return 'ChecksumMismatch';
  return decoded.prefix === 'lnurl' || decoded.words.length >= SHORTEST_INVOICE
    ? 'Valid'
    : 'ChecksumMismatch';
};
