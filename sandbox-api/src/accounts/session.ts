import * as t from 'io-ts';

/**
 * A sign-in, and its chain of refresh tokens. A token is `<session>.<secret>`. The current and the previous one
 * are stored as hashes. Reuse of an older one means that it was stolen.
 */
export const Session = t.readonly(
  t.type({
    id: t.string,
    accountId: t.string,
    createdAt: t.number,
    lastSeenAt: t.number,
    /** Name of the browser, for the list of sessions. */
    device: t.string,
    /** Number of token rotations, which is also in the access token. */
    generation: t.number,
    currentHash: t.string,
    previousHash: t.union([t.string, t.null]),
    rotatedAt: t.number,
    /** Whether a token of the last rotation was used. */
    isCurrentInUse: t.boolean,
  }),
  'Session',
);
export type Session = t.TypeOf<typeof Session>;
