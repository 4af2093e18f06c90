import * as t from 'io-ts';

import { Filled, Instant, Name, Sha256 } from './words.ts';

/** What a token of a person or a CI job is stored as: never its secret, only the SHA-256 of it. */
export const TokenFile = t.readonly(
  t.type({
    schema: t.literal(1),
    id: Filled,
    /** Written into the ledger with what it changes. */
    name: Filled,
    /** The one environment it is good in. */
    env: Name,
    /** A remote's name, or `ops` for everything. */
    for: Name,
    sha256: Sha256,
    issuedAt: Instant,
    by: Filled,
    expiresAt: Instant,
  }),
  'TokenFile',
);

export type TokenFile = t.TypeOf<typeof TokenFile>;

/** The end of a token before its time; created once. */
export const RevocationFile = t.readonly(
  t.type({ schema: t.literal(1), id: Filled, revokedAt: Instant, by: Filled, reason: t.string }),
  'RevocationFile',
);

export type RevocationFile = t.TypeOf<typeof RevocationFile>;
