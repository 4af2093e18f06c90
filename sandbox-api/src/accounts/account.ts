import * as t from 'io-ts';

const Totp = t.type({ secret: t.string, lastStep: t.number }, 'Totp');

/** One person's account as it is stored. Names as in spec §3 "User". */
export const Account = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    /** In lower case: what somebody signs in with. */
    email: t.string,
    passwordHash: t.string,
    createdAt: t.number,
    kycLevel: t.number,
    /** The second factor; null without one. `lastStep` is the newest time step a code was used of. */
    totp: t.union([Totp, t.null]),
    /** A second factor that is being set up and was not confirmed yet. */
    pendingTotpSecret: t.union([t.string, t.null]),
    recoveryCodeHashes: t.readonlyArray(t.string),
    subscription: t.type({ level: t.string, nextBillingAt: t.union([t.number, t.null]) }),
    partnerId: t.union([t.string, t.null]),
    notifications: t.record(t.string, t.boolean),
  }),
  'Account',
);
export type Account = t.TypeOf<typeof Account>;

/** What everybody is told about unless they say otherwise. */
export const FIRST_NOTIFICATIONS = { email: true, push: false } as const;
