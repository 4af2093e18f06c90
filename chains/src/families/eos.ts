import type { FamilyVerdict } from './family.ts';

/** Account names of EOSIO chains. They are words, not numbers: there is no checksum. */
export const checkEos = (address: string): FamilyVerdict =>
  /^[a-z1-5](?:[a-z1-5.]{0,10}[a-z1-5])?$/.test(address) ? 'Valid' : 'NotThisFamily';
