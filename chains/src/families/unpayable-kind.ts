import type { CheckFamily, FamilyVerdict } from './family.ts';

/**
 * A kind of address that is real and is nowhere to pay to: of a test network, a stake or a contract address. Only a
 * whole one is recognised; a damaged one is left to the other kinds.
 */
export const unpayableKind =
  (check: CheckFamily): CheckFamily =>
  (address): FamilyVerdict =>
    check(address) === 'Valid' ? 'UnpayableKind' : 'NotThisFamily';
