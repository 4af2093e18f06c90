import { bech32 } from '@scure/base';

import type { FamilyVerdict } from './family.ts';
import { isBech32Shaped } from './segwit.ts';

const LENGTH = 33;
/** Ed25519, alias and NFT (TIP-18). */
const KINDS = [0, 8, 16];

/** Bech32 of a kind and 32 bytes (TIP-31). */
export const checkIota = (address: string): FamilyVerdict => {
  if (!isBech32Shaped(address, 'iota')) return 'NotThisFamily';
  const decoded = bech32.decodeUnsafe(address);
  const bytes = decoded ? bech32.fromWordsUnsafe(decoded.words) : undefined;
  return bytes?.length === LENGTH && KINDS.includes(bytes[0] ?? -1) ? 'Valid' : 'ChecksumMismatch';
};
