import type { CheckFamily, FamilyVerdict } from './family.ts';

/**
 * Rule for a kind of address that exists but cannot be paid: on a test network, a stake address or a contract.
 * Recognises only intact addresses; other rules handle damaged ones.
 */
export const unpayableKind =
  (check: CheckFamily): CheckFamily =>
  (address): FamilyVerdict =>
    check(address) === 'Valid' ? 'UnpayableKind' : 'NotThisFamily';
