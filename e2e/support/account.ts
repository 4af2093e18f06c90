import type { Page } from '@playwright/test';

import { totpAt } from './authenticator.ts';
import type { SandboxControl } from './sandbox.ts';

/** A user with an account in a test's namespace. */
export type Account = {
  readonly email: string;
  readonly password: string;
  /** Token of the newest session that was opened directly at the service. */
  readonly accessToken: string;
  readonly refreshToken: string;
};

export type AccountWish = {
  /** Origin of the site. In a test: `baseURL`. */
  readonly origin: string;
  readonly sandbox: SandboxControl;
  readonly email?: string;
  readonly password?: string;
};

export const PASSWORD = 'correct horse battery 7';

const textIn = (value: unknown, field: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' ? text : '';
};

const listIn = (value: unknown, field: string): readonly unknown[] => {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return Array.isArray(list) ? list : [];
};

type Where = Pick<AccountWish, 'origin' | 'sandbox'>;

/** Calls the account service with the caller's token. Throws if the call is refused. */
export const callAccount = async (
  { origin, sandbox }: Where,
  method: string,
  path: string,
  { body, accessToken }: { readonly body?: unknown; readonly accessToken?: string } = {},
): Promise<unknown> => {
  const reply = await fetch(`${origin}/sandbox/account${path}`, {
    method,
    headers: {
      'x-sandbox-namespace': sandbox.namespace,
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${String(reply.status)} ${text}`);
  return text === '' ? null : JSON.parse(text);
};

/** Texts of the e-mails to an address, newest first. */
const mailsTo = async ({ origin, sandbox }: Where, email: string): Promise<readonly string[]> => {
  const reply = await fetch(`${origin}/sandbox/__sandbox/mails?to=${encodeURIComponent(email)}`, {
    headers: { 'x-sandbox-namespace': sandbox.namespace },
  });
  return listIn(await reply.json(), 'mails').map((mail) => textIn(mail, 'text'));
};

/** Code in the newest e-mail to an address. `''` without an e-mail. */
export const mailedCode = async (where: Where, email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(where, email))[0] ?? '')?.[0] ?? '';

/** Registers a user directly at the service, in the test's namespace. */
export const createAccount = async ({
  origin,
  sandbox,
  email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`,
  password = PASSWORD,
}: AccountWish): Promise<Account> => {
  const where = { origin, sandbox };
  const sent = await callAccount(where, 'POST', '/auth/register', { body: { email, password } });
  const body = { email, requestId: textIn(sent, 'requestId'), code: await mailedCode(where, email) };
  const tokens = await callAccount(where, 'POST', '/auth/register/confirm', { body });
  return {
    email,
    password,
    accessToken: textIn(tokens, 'accessToken'),
    refreshToken: textIn(tokens, 'refreshToken'),
  };
};

/** Opens another session of an account without a second factor, like another browser. */
export const openSession = async (where: Where, { email, password }: Account): Promise<Account> => {
  const body = { email, password, code: '', captcha: '' };
  const tokens = await callAccount(where, 'POST', '/auth/login', { body });
  return {
    email,
    password,
    accessToken: textIn(tokens, 'accessToken'),
    refreshToken: textIn(tokens, 'refreshToken'),
  };
};

/** Puts the refresh token of an account into the browser: the next page is signed in. */
export const signIn = async (page: Page, { refreshToken }: Account): Promise<void> => {
  // a page without scripts, so that no code runs before the token is stored
  await page.goto('/robots.txt');
  await page.evaluate((token) => {
    localStorage.setItem('refresh-token', token);
  }, refreshToken);
};

/** Registers a user and signs this browser in; a call with `accessToken` belongs to another session. */
export const signedInAs = async (page: Page, wish: AccountWish): Promise<Account> => {
  const account = await createAccount(wish);
  await signIn(page, account);
  return openSession(wish, account);
};

/** Turns the second factor on, which ends the account's other sessions. Returns its secret and the recovery codes. */
export const turnOnSecondFactor = async (
  where: Where,
  { accessToken, password }: Account,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const body = { password };
  const set = await callAccount(where, 'POST', '/users/me/second-factor', { body, accessToken });
  const secret = textIn(set, 'secret');
  const code = totpAt(secret, await sandboxNow(where));
  const enabled = await callAccount(where, 'POST', '/users/me/second-factor/enable', {
    body: { code },
    accessToken,
  });
  const recoveryCodes = listIn(enabled, 'recoveryCodes').filter((each) => typeof each === 'string');
  return { secret, recoveryCodes };
};

/** The time of the test's sandbox, in epoch milliseconds. */
export const sandboxNow = async ({ origin, sandbox }: Where): Promise<number> => {
  const reply = await fetch(`${origin}/sandbox/__sandbox/clock`, {
    headers: { 'x-sandbox-namespace': sandbox.namespace },
  });
  return Date.parse(textIn(await reply.json(), 'now'));
};
