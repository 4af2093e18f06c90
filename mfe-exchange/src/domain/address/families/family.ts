/** What a chain family knows about an address: shape first, then the checksum. */
export type FamilyVerdict = 'Valid' | 'ChecksumMismatch' | 'NotThisFamily';

export type CheckFamily = (address: string) => FamilyVerdict;
