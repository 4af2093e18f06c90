import type { CheckFamily, FamilyVerdict } from './family.ts';

/** A chain with several kinds of addresses: the first kind an address belongs to judges it. */
export const eitherFamily =
  (...kinds: readonly CheckFamily[]): CheckFamily =>
  (address): FamilyVerdict =>
    kinds.map((check) => check(address)).find((verdict) => verdict !== 'NotThisFamily') ?? 'NotThisFamily';
