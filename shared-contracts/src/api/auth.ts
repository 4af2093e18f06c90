import * as t from 'io-ts';

import { IsoDate } from '../codecs/index.ts';
import type { Endpoint, HttpRequest } from './endpoint.ts';
import { fittingRows, flag, OptionalDate, OptionalText } from './reply-field.ts';

/** Reply to a sign-in (api contract §5). Only the shell reads it: no remote sees a token. */
export const SignInReply = t.intersection(
  [
    t.type({ accessToken: t.string, refreshToken: t.string }),
    // From a sign-in. The next sign-in sends it, so that failed logins of other people do not delay this browser.
    t.partial({ deviceToken: t.string }),
  ],
  'SignInReply',
);
export type SignInReply = t.TypeOf<typeof SignInReply>;

/** Reply after a code was sent. `requestId` is needed to redeem the code and to send it again. */
const CodeSentReply = t.type({ isCodeSent: t.boolean, requestId: t.string }, 'CodeSentReply');

/** `requestId`: from the first reply when a code is sent again, otherwise empty. */
type CodeRequest = { readonly email: string; readonly requestId: string; readonly captcha: string };
const DoneReply = t.type({ success: t.boolean }, 'DoneReply');

const account = (method: HttpRequest['method'], path: string, body?: unknown): HttpRequest => ({
  service: 'account',
  method,
  path,
  ...(body === undefined ? {} : { body }),
});

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor, or a recovery code. Empty: not entered yet. */
  readonly code: string;
  readonly captcha: string;
  /** Token from an earlier sign-in in this browser. */
  readonly deviceToken?: string;
};

/** POST /auth/login. Fails with the codes of spec §8 "Login". */
export const loginEndpoint: Endpoint<Credentials, SignInReply> = {
  toRequest: (credentials) => account('POST', '/auth/login', credentials),
  reply: SignInReply,
};

/** POST /auth/register: sends a code to the e-mail address. */
export const registerEndpoint: Endpoint<
  CodeRequest & { readonly password: string },
  t.TypeOf<typeof CodeSentReply>
> = {
  toRequest: (body) => account('POST', '/auth/register', body),
  reply: CodeSentReply,
};

/** POST /auth/register/confirm: creates the account and signs the user in with the code from the e-mail. */
export const confirmRegistrationEndpoint: Endpoint<
  { readonly email: string; readonly requestId: string; readonly code: string },
  SignInReply
> = {
  toRequest: (body) => account('POST', '/auth/register/confirm', body),
  reply: SignInReply,
};

/** POST /auth/forgotten-password: sends a code if the address has an account. */
export const forgottenPasswordEndpoint: Endpoint<CodeRequest, t.TypeOf<typeof CodeSentReply>> = {
  toRequest: (body) => account('POST', '/auth/forgotten-password', body),
  reply: CodeSentReply,
};

/** POST /auth/reset-password: ends all sessions. */
export const resetPasswordEndpoint: Endpoint<
  {
    readonly email: string;
    readonly requestId: string;
    readonly code: string;
    readonly password: string;
  },
  t.TypeOf<typeof DoneReply>
> = {
  toRequest: (body) => account('POST', '/auth/reset-password', body),
  reply: DoneReply,
};

/** POST /auth/logout: ends the session of a refresh token. */
export const logoutEndpoint: Endpoint<string, t.TypeOf<typeof DoneReply>> = {
  toRequest: (refreshToken) => account('POST', '/auth/logout', { refreshToken }),
  reply: DoneReply,
};

/** POST /users/me/password: ends all other sessions. `code`: of the second factor, empty if it is off. */
export const changePasswordEndpoint: Endpoint<
  {
    readonly current: string;
    readonly code: string;
    readonly password: string;
    readonly captcha: string;
  },
  SignInReply
> = {
  toRequest: (body) => account('POST', '/users/me/password', body),
  reply: SignInReply,
};

const SignInSession = t.type(
  { id: t.string, device: t.string, createdAt: IsoDate, lastSeenAt: IsoDate, isCurrent: t.boolean },
  'SignInSession',
);
export type SignInSession = t.TypeOf<typeof SignInSession>;

/** GET /auth/sessions. */
export const sessionsEndpoint: Endpoint<void, { readonly sessions: readonly SignInSession[] }> = {
  toRequest: () => account('GET', '/auth/sessions'),
  reply: t.type({ sessions: fittingRows(SignInSession) }, 'SessionsReply'),
};

/** DELETE /auth/sessions/{id}. Null: all sessions. */
export const endSessionEndpoint: Endpoint<string | null, t.TypeOf<typeof DoneReply>> = {
  toRequest: (id) =>
    account('DELETE', id === null ? '/auth/sessions' : `/auth/sessions/${encodeURIComponent(id)}`),
  reply: DoneReply,
};

/** GET /users/me (api contract §5.2, spec §3 "User"). */
export const UserReply = t.type(
  {
    id: t.string,
    email: t.string,
    kycLevel: t.number,
    isTwoFactorEnabled: flag(false),
    recoveryCodesLeft: t.union([t.number, t.undefined]),
    createdAt: OptionalDate,
    subscription: t.type({ nextBillingAt: OptionalDate, level: t.type({ name: t.string }) }),
    custody: t.type({ partnerId: OptionalText }),
    settings: t.type({ notifications: t.record(t.string, t.boolean) }),
  },
  'UserReply',
);
export type UserReply = t.TypeOf<typeof UserReply>;

export const userEndpoint: Endpoint<void, UserReply> = {
  toRequest: () => account('GET', '/users/me'),
  reply: UserReply,
};

/** PUT /users/me/settings: notification settings. Settings that are left out do not change. */
export const saveNotificationsEndpoint: Endpoint<Readonly<Record<string, boolean>>, UserReply> = {
  toRequest: (notifications) => account('PUT', '/users/me/settings', { notifications }),
  reply: UserReply,
};

/** POST /users/me/second-factor: creates a secret, not enabled yet. Requires the current password. */
export const setUpSecondFactorEndpoint: Endpoint<
  { readonly password: string },
  { readonly secret: string; readonly otpauthUrl: string }
> = {
  toRequest: (body) => account('POST', '/users/me/second-factor', body),
  reply: t.type({ secret: t.string, otpauthUrl: t.string }, 'SecondFactorSecretReply'),
};

/** POST /users/me/second-factor/enable: returns the recovery codes, which are shown once. Ends all other sessions. */
export const enableSecondFactorEndpoint: Endpoint<string, { readonly recoveryCodes: readonly string[] }> = {
  toRequest: (code) => account('POST', '/users/me/second-factor/enable', { code }),
  reply: t.type({ recoveryCodes: t.readonlyArray(t.string) }, 'RecoveryCodesReply'),
};

/** POST /users/me/second-factor/disable: ends all other sessions. */
export const disableSecondFactorEndpoint: Endpoint<
  { readonly password: string; readonly code: string },
  t.TypeOf<typeof DoneReply>
> = {
  toRequest: (body) => account('POST', '/users/me/second-factor/disable', body),
  reply: DoneReply,
};

/**
 * POST /users/me/login-email. Fails with the codes of spec §8 "Login e-mail setup". The first call always fails,
 * with the code that requests confirmation. Ends all other sessions.
 */
export const setUpLoginEmailEndpoint: Endpoint<
  {
    readonly email: string;
    /**
     * Code sent to the new address. Empty: requests one, which needs the password, and the code of the second
     * factor if it is on.
     */
    readonly code: string;
    readonly password: string;
    readonly secondFactorCode: string;
  },
  { readonly email: string }
> = {
  toRequest: (body) => account('POST', '/users/me/login-email', body),
  reply: t.type({ email: t.string }, 'LoginEmailReply'),
};
