/**
 * Verdict of a network family on an address. `ChecksumMismatch`: it looks like an address of the family, but a
 * character is missing or changed. `UnpayableKind`: an address of the network that cannot be paid.
 * `NotThisFamily`: anything else.
 */
export type FamilyVerdict = 'Valid' | 'ChecksumMismatch' | 'UnpayableKind' | 'NotThisFamily';

/** Rule of a family. Never throws. */
export type CheckFamily = (address: string) => FamilyVerdict;
