import type { FamilyVerdict } from './family.ts';
import { checkInternetComputer } from './internet-computer.ts';

const LONGEST = 64;
/** Top-level names that allow accounts below them. Others with fewer than 32 characters belong to the protocol. */
const TOP_LEVEL_NAMES = ['near', 'aurora', 'tg', 'sweat', 'kaiching'];
const SHORTEST_FREE_NAME = 32;

const isTopLevel = (name: string): boolean =>
  TOP_LEVEL_NAMES.includes(name) || name.length >= SHORTEST_FREE_NAME;

const isName = (address: string): boolean => {
  if (address.length > LONGEST) return false;
  const names = address.split('.');
  return (
    names.length > 1 &&
    isTopLevel(names.at(-1) ?? '') &&
    names.every((name) => name.split(/[_-]/).every((part) => /^[a-z0-9]+$/.test(part)))
  );
};

/**
 * Implicit accounts (64 hex digits, or 0x and 40) and names below a top-level name. NEAR has no checksum. 64
 * digits with the checksum of the Internet Computer therefore belong to that network. Bare top-level names are
 * refused: any lower-case word would be valid, and `0.0.12345` is a Hedera account.
 */
export const checkNear = (address: string): FamilyVerdict => {
  if (checkInternetComputer(address) === 'Valid') return 'NotThisFamily';
  return /^(?:[0-9a-f]{64}|0x[0-9a-f]{40})$/.test(address) || isName(address) ? 'Valid' : 'NotThisFamily';
};
