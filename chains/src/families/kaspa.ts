import { cashAddressBytes } from './cash-address.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { unpayableKind } from './unpayable-kind.ts';

/** Lengths by version: a Schnorr key, an ECDSA key and a script hash, each with its version byte. */
const LENGTHS: Readonly<Record<number, number>> = { 0: 33, 1: 34, 8: 33 };

const kaspaFamily =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict => {
    const lower = address.toLowerCase();
    if (!new RegExp(`^${prefix}:[0-9a-z]{50,70}$`).test(lower)) return 'NotThisFamily';
    const isOneCase = address === lower || address === address.toUpperCase();
    const bytes = isOneCase ? cashAddressBytes(prefix, lower.slice(prefix.length + 1)) : null;
    return bytes !== null && LENGTHS[bytes[0] ?? -1] === bytes.length ? 'Valid' : 'ChecksumMismatch';
  };

/** `kaspa:` and a checksum that includes the prefix. Addresses of test networks cannot be paid. */
export const checkKaspa = eitherFamily(
  kaspaFamily('kaspa'),
  unpayableKind(kaspaFamily('kaspatest')),
  unpayableKind(kaspaFamily('kaspadev')),
);
