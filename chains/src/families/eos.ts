import type { FamilyVerdict } from './family.ts';

/** Account names of EOSIO networks. They have no checksum. */
export const checkEos = (address: string): FamilyVerdict =>
  /^[a-z1-5](?:[a-z1-5.]{0,10}[a-z1-5])?$/.test(address) ? 'Valid' : 'NotThisFamily';
