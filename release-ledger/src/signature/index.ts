export { makeKey, readSigningKey, readTrustedKeys } from './signing-keys.ts';
export { signatureProblem, signRelease } from './sign-release.ts';
export type { NewKey, SigningKey, TrustedKeys } from './signing-keys.ts';
