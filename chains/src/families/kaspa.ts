import { cashAddressWords } from './cash-address.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { unpayableKind } from './unpayable-kind.ts';

/** Words of a version byte and 32 bytes, and of a version byte and an ECDSA key of 33, each with the checksum. */
const LENGTHS = [61, 63];

const kaspaFamily =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict => {
    const lower = address.toLowerCase();
    if (!new RegExp(`^${prefix}:[0-9a-z]{50,70}$`).test(lower)) return 'NotThisFamily';
    const isOneCase = address === lower || address === address.toUpperCase();
    const words = isOneCase ? cashAddressWords(prefix, lower.slice(prefix.length + 1)) : null;
    return words !== null && LENGTHS.includes(words.length) ? 'Valid' : 'ChecksumMismatch';
  };

/** `kaspa:` and a checksum that covers the prefix; those of the test networks cannot be paid. */
export const checkKaspa = eitherFamily(
  kaspaFamily('kaspa'),
  unpayableKind(kaspaFamily('kaspatest')),
  unpayableKind(kaspaFamily('kaspadev')),
);
