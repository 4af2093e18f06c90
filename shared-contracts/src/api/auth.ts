import * as t from 'io-ts';

import { IsoDate } from '../codecs/index.ts';
import type { Endpoint, HttpRequest } from './endpoint.ts';
import { fittingRows, flag, OptionalDate, OptionalText } from './reply-field.ts';

/** What signing in is answered with (api contract §5). Only the shell reads it: no remote sees a token. */
export const SignInReply = t.type({ accessToken: t.string, refreshToken: t.string }, 'SignInReply');
export type SignInReply = t.TypeOf<typeof SignInReply>;

/** A code went out. `requestId` is needed to redeem it and to have it sent again. */
const CodeSentReply = t.type({ isCodeSent: t.boolean, requestId: t.string }, 'CodeSentReply');

/** `requestId`: of the reply to the first request when the code is sent again, `''` otherwise. */
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
  /** Of the second factor, or a recovery code; `''`: none yet. */
  readonly code: string;
  readonly captcha: string;
};

/** POST /auth/login; fails with the codes of spec §8 "Login". */
export const loginEndpoint: Endpoint<Credentials, SignInReply> = {
  toRequest: (credentials) => account('POST', '/auth/login', credentials),
  reply: SignInReply,
};

/** POST /auth/register: a code goes to the address. */
export const registerEndpoint: Endpoint<
  CodeRequest & { readonly password: string },
  t.TypeOf<typeof CodeSentReply>
> = {
  toRequest: (body) => account('POST', '/auth/register', body),
  reply: CodeSentReply,
};

/** POST /auth/register/confirm: the code of the e-mail makes the account and signs in. */
export const confirmRegistrationEndpoint: Endpoint<
  { readonly email: string; readonly requestId: string; readonly code: string },
  SignInReply
> = {
  toRequest: (body) => account('POST', '/auth/register/confirm', body),
  reply: SignInReply,
};

/** POST /auth/forgotten-password: a code goes to the address, where it has an account. */
export const forgottenPasswordEndpoint: Endpoint<CodeRequest, t.TypeOf<typeof CodeSentReply>> = {
  toRequest: (body) => account('POST', '/auth/forgotten-password', body),
  reply: CodeSentReply,
};

/** POST /auth/reset-password: ends every session. */
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

/** POST /users/me/password: every other session ends. */
export const changePasswordEndpoint: Endpoint<
  { readonly current: string; readonly password: string; readonly captcha: string },
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

/** DELETE /auth/sessions/{id}, or all of them with null. */
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

/** PUT /users/me/settings: what somebody wants to be told about; what is not named stays. */
export const saveNotificationsEndpoint: Endpoint<Readonly<Record<string, boolean>>, UserReply> = {
  toRequest: (notifications) => account('PUT', '/users/me/settings', { notifications }),
  reply: UserReply,
};

/** POST /users/me/second-factor: a secret that is not on yet. */
export const setUpSecondFactorEndpoint: Endpoint<
  void,
  { readonly secret: string; readonly otpauthUrl: string }
> = {
  toRequest: () => account('POST', '/users/me/second-factor', {}),
  reply: t.type({ secret: t.string, otpauthUrl: t.string }, 'SecondFactorSecretReply'),
};

/** POST /users/me/second-factor/enable: on, with the recovery codes, which are shown once. */
export const enableSecondFactorEndpoint: Endpoint<string, { readonly recoveryCodes: readonly string[] }> = {
  toRequest: (code) => account('POST', '/users/me/second-factor/enable', { code }),
  reply: t.type({ recoveryCodes: t.readonlyArray(t.string) }, 'RecoveryCodesReply'),
};

/** POST /users/me/second-factor/disable. */
export const disableSecondFactorEndpoint: Endpoint<
  { readonly password: string; readonly code: string },
  t.TypeOf<typeof DoneReply>
> = {
  toRequest: (body) => account('POST', '/users/me/second-factor/disable', body),
  reply: DoneReply,
};

/** POST /users/me/login-email; fails with the codes of spec §8 "Login e-mail setup", the first time with the one that asks for the code. */
export const setUpLoginEmailEndpoint: Endpoint<
  { readonly email: string; readonly code: string },
  { readonly email: string }
> = {
  toRequest: (body) => account('POST', '/users/me/login-email', body),
  reply: t.type({ email: t.string }, 'LoginEmailReply'),
};
