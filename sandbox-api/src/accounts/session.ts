import * as t from 'io-ts';

/**
 * One sign-in and the line of refresh tokens that came of it. A token is `<session>.<secret>`; the newest and the one
 * before are known by their hashes. Reuse of an older one that was issued means that it was stolen.
 */
export const Session = t.readonly(
  t.type({
    id: t.string,
    accountId: t.string,
    createdAt: t.number,
    lastSeenAt: t.number,
    /** What the browser calls itself, for the person's list of sessions. */
    device: t.string,
    /** How often the token was changed; the access token says it too. */
    generation: t.number,
    currentHash: t.string,
    previousHash: t.union([t.string, t.null]),
    rotatedAt: t.number,
    /** Whether somebody has used what the last change gave out. */
    isCurrentInUse: t.boolean,
  }),
  'Session',
);
export type Session = t.TypeOf<typeof Session>;
