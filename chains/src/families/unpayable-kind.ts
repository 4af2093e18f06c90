import type { CheckFamily, FamilyVerdict } from './family.ts';

/**
 * Rule for a kind of address that exists but cannot be paid: on a test network, a stake address or a contract. Only an
 * intact address is recognised; other rules handle a damaged one.
 */
export const unpayableKind =
  (check: CheckFamily): CheckFamily =>
  (address): FamilyVerdict =>
    check(address) === 'Valid' ? 'UnpayableKind' : 'NotThisFamily';
