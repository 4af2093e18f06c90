import { sign, verify } from 'node:crypto';

import canonicalize from 'canonicalize';

import type { Release } from '../format/index.ts';
import type { SigningKey, TrustedKeys } from './signing-keys.ts';

const signedBytes = (release: object): Uint8Array =>
  new TextEncoder().encode(canonicalize({ ...release, signature: undefined }));

/** Signs a release. The signature covers the canonical JSON of all other fields. */
export const signRelease = (release: Release, { id, privateKey }: SigningKey): Release => ({
  ...release,
  signature: { keyId: id, ed25519: sign(null, signedBytes(release), privateKey).toString('base64') },
});

/** Reason why a release is not trusted, or null if a trusted key signed exactly this content. */
export const signatureProblem = (release: Release, trusted: TrustedKeys): string | null => {
  const { signature } = release;
  const known = [...trusted.keys()].join(', ');
  if (signature === undefined) return `it is not signed; trusted keys: ${known}`;
  const { keyId, ed25519 } = signature;
  const key = trusted.get(keyId);
  if (key === undefined) return `it is signed by key ${keyId}, which is not trusted; trusted keys: ${known}`;
  return verify(null, signedBytes(release), key, Buffer.from(ed25519, 'base64'))
    ? null
    : `the signature of key ${keyId} does not fit: the release was altered after it was signed`;
};
