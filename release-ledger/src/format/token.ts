import * as t from 'io-ts';

import { Filled, Instant, Name, Sha256 } from './words.ts';

/** Stored form of a token of a person or a CI job. Contains the SHA-256 of its secret, never the secret. */
export const TokenFile = t.readonly(
  t.type({
    schema: t.literal(1),
    id: Filled,
    /** Author name of changes with this token. */
    name: Filled,
    /** Environment in which it is valid. */
    env: Name,
    /** Name of a remote, or `ops` for everything. */
    for: Name,
    sha256: Sha256,
    issuedAt: Instant,
    by: Filled,
    expiresAt: Instant,
  }),
  'TokenFile',
);

export type TokenFile = t.TypeOf<typeof TokenFile>;

/** Revocation of a token. Created once. */
export const RevocationFile = t.readonly(
  t.type({ schema: t.literal(1), id: Filled, revokedAt: Instant, by: Filled, reason: t.string }),
  'RevocationFile',
);

export type RevocationFile = t.TypeOf<typeof RevocationFile>;
