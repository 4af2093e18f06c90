/**
 * What a chain family knows about an address. `ChecksumMismatch`: it looks like one of the family and a
 * character is lost or changed; `NotThisFamily`: it is something else.
 */
export type FamilyVerdict = 'Valid' | 'ChecksumMismatch' | 'NotThisFamily';

/** A family's rule. Never throws, whatever the text. */
export type CheckFamily = (address: string) => FamilyVerdict;
