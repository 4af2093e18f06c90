/**
 * What a chain family knows about an address. `ChecksumMismatch`: it looks like one of the family and a
 * character is lost or changed; `UnpayableKind`: it is the chain's, and of a kind that nobody can be paid at;
 * `NotThisFamily`: it is something else.
 */
export type FamilyVerdict = 'Valid' | 'ChecksumMismatch' | 'UnpayableKind' | 'NotThisFamily';

/** A family's rule. Never throws, whatever the text. */
export type CheckFamily = (address: string) => FamilyVerdict;
