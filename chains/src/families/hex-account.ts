import type { CheckFamily, FamilyVerdict } from './family.ts';

const hexFamily =
  (pattern: RegExp): CheckFamily =>
  (address): FamilyVerdict =>
    pattern.test(address) ? 'Valid' : 'NotThisFamily';

/** Sui and Aptos: `0x` and 64 hex digits, no checksum. Short forms are the framework's own and are not taken. */
export const checkMoveAccount = hexFamily(/^0x[0-9a-fA-F]{64}$/);

/** ICON: `hx…`, an account of a person; `cx…`, a contract, cannot be told from a wallet contract. No checksum. */
export const checkIcon = hexFamily(/^[hc]x[0-9a-f]{40}$/);
