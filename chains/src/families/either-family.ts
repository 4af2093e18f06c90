import type { CheckFamily, FamilyVerdict } from './family.ts';

/** The clearest verdict first: what one kind takes for a damaged address can be a whole one of another kind. */
const CLEAREST: readonly FamilyVerdict[] = ['Valid', 'UnpayableKind', 'ChecksumMismatch'];

/** A chain with several kinds of addresses: an address is valid if it is valid for one of them. */
export const eitherFamily =
  (...kinds: readonly CheckFamily[]): CheckFamily =>
  (address): FamilyVerdict => {
    const verdicts = kinds.map((check) => check(address));
    return CLEAREST.find((verdict) => verdicts.includes(verdict)) ?? 'NotThisFamily';
  };
