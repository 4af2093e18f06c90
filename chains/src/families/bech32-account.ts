import { bech32 } from '@scure/base';

import type { CheckFamily, FamilyVerdict } from './family.ts';
import { isBech32Shaped } from './segwit.ts';

const LONGEST = 256;

/** Bech32 accounts after a prefix: the Cosmos networks, MultiversX, BNB Beacon. */
export const bech32AccountFamily =
  (prefix: string, lengths: readonly number[]): CheckFamily =>
  (address): FamilyVerdict => {
    if (!isBech32Shaped(address, prefix)) return 'NotThisFamily';
    const decoded = bech32.decodeUnsafe(address, LONGEST);
    const bytes = decoded ? bech32.fromWordsUnsafe(decoded.words) : undefined;
    return bytes && lengths.includes(bytes.length) ? 'Valid' : 'ChecksumMismatch';
  };
