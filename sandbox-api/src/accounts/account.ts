import * as t from 'io-ts';

const Totp = t.type({ secret: t.string, lastStep: t.number }, 'Totp');

/** Stored account. Names as in spec §3 "User". */
export const Account = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    /** Login address, in lower case. */
    email: t.string,
    passwordHash: t.string,
    createdAt: t.number,
    kycLevel: t.number,
    /** Second factor, or null. `lastStep`: newest time step whose code was used. */
    totp: t.union([Totp, t.null]),
    /** Secret of a second factor that is not confirmed yet. */
    pendingTotpSecret: t.union([t.string, t.null]),
    recoveryCodeHashes: t.readonlyArray(t.string),
    subscription: t.type({ level: t.string, nextBillingAt: t.union([t.number, t.null]) }),
    partnerId: t.union([t.string, t.null]),
    notifications: t.record(t.string, t.boolean),
  }),
  'Account',
);
export type Account = t.TypeOf<typeof Account>;

/** Default notification settings. */
export const FIRST_NOTIFICATIONS = { email: true, push: false } as const;
