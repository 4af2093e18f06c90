import type { CheckFamily, FamilyVerdict } from './family.ts';

const hexFamily =
  (pattern: RegExp): CheckFamily =>
  (address): FamilyVerdict =>
    pattern.test(address) ? 'Valid' : 'NotThisFamily';

/**
 * Sui and Aptos: `0x` and 64 hex digits, without a checksum. Short forms are refused, because they are reserved
 * for the framework.
 */
export const checkMoveAccount = hexFamily(/^0x[0-9a-fA-F]{64}$/);

/** ICON: `hx…` is a user account, `cx…` a contract, which can be a wallet. No checksum. */
export const checkIcon = hexFamily(/^[hc]x[0-9a-f]{40}$/);
