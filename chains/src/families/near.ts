import type { FamilyVerdict } from './family.ts';

const isName = (address: string): boolean =>
  address.length <= 64 &&
  address.includes('.') &&
  address.split(/[._-]/).every((part) => /^[a-z0-9]+$/.test(part));

/**
 * Implicit accounts (64 hex digits, or 0x and 40) and names with a dot. NEAR has no checksum; top-level names
 * belong to the protocol and are not accepted, because anything in small letters would be one.
 */
export const checkNear = (address: string): FamilyVerdict =>
  /^(?:[0-9a-f]{64}|0x[0-9a-f]{40})$/.test(address) || isName(address) ? 'Valid' : 'NotThisFamily';
