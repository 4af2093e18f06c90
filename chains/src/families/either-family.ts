import type { CheckFamily, FamilyVerdict } from './family.ts';

/** Precedence of verdicts. An address that looks damaged for one kind can be valid for another. */
const CLEAREST: readonly FamilyVerdict[] = ['Valid', 'UnpayableKind', 'ChecksumMismatch'];

/** Combines the kinds of addresses of a network: an address is valid if it is valid for one of them. */
export const eitherFamily =
  (...kinds: readonly CheckFamily[]): CheckFamily =>
  (address): FamilyVerdict => {
    const verdicts = kinds.map((check) => check(address));
    return CLEAREST.find((verdict) => verdicts.includes(verdict)) ?? 'NotThisFamily';
  };
