import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock.ts';
import { storedSecret } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { createAccessTokens } from './access-token.ts';
import type { AccessTokens } from './access-token.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createCodeStore } from './code-store.ts';
import type { CodeStore } from './code-store.ts';
import { createKnownDevices } from './known-devices.ts';
import type { KnownDevices } from './known-devices.ts';
import { createLoginGuard } from './login-guard.ts';
import type { LoginGuard } from './login-guard.ts';
import { createPasskeyService } from './passkey-service.ts';
import type { PasskeyService } from './passkey-service.ts';
import { createPasskeyStore } from './passkey-store.ts';
import { createRefreshSecrets } from './refresh-secrets.ts';
import { createSessionService } from './session-service.ts';
import type { OpenedSession, SessionService } from './session-service.ts';
import { createSessionStore } from './session-store.ts';

/** Whether the answer to a captcha is correct and unused. */
type CaptchaCheck = (namespace: string, answer: string) => Promise<boolean> | boolean;

/** Dependencies of the account calls. */
export type Accounts = {
  readonly store: AccountStore;
  readonly sessions: SessionService;
  readonly codes: CodeStore;
  readonly guard: LoginGuard;
  readonly tokens: AccessTokens;
  readonly devices: KnownDevices;
  readonly passkeys: PasskeyService;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly isCaptchaSolved: CaptchaCheck;
};

export type AccountsOptions = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly isCaptchaSolved: CaptchaCheck;
  /** Site of the passkeys. */
  readonly passkeyOrigin: string;
};

const KEY_BYTES = 32;

/** Signing key, created once per database, so that a restart ends no session. */
const signingKey = (
  rows: Rows,
  name: 'access-token-key' | 'refresh-token-key' | 'known-device-key',
): Uint8Array =>
  Buffer.from(
    storedSecret(rows, name, () => randomBytes(KEY_BYTES).toString('base64url')),
    'base64url',
  );

/** Creates the account service on a database. */
export const createAccounts = ({
  rows,
  clock,
  outbox,
  isCaptchaSolved,
  passkeyOrigin,
}: AccountsOptions): Accounts => ({
  store: createAccountStore(rows),
  sessions: createSessionService(
    createSessionStore(rows),
    createRefreshSecrets(signingKey(rows, 'refresh-token-key')),
  ),
  codes: createCodeStore(rows),
  guard: createLoginGuard(rows),
  tokens: createAccessTokens(signingKey(rows, 'access-token-key')),
  devices: createKnownDevices(signingKey(rows, 'known-device-key')),
  passkeys: createPasskeyService(createPasskeyStore(rows), passkeyOrigin),
  outbox,
  clock,
  isCaptchaSolved,
});

/** Reply to a sign-in or a refresh (api contract §5). */
export type TokensReply = {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** After a sign-in: token of the browser, which then has its own count of failed logins. */
  readonly deviceToken?: string;
};

/** Creates the tokens of a new or refreshed session. */
export const tokensOf = async (
  { tokens }: Accounts,
  { session, refreshToken }: OpenedSession,
  now: number,
): Promise<TokensReply> => {
  const { accountId, id: sessionId, generation } = session;
  return { accessToken: await tokens.sign({ accountId, sessionId, generation }, now), refreshToken };
};

/** Creates the tokens of a sign-in. `deviceToken`: that of an earlier sign-in in this browser, or empty. */
export const signInTokens = async (
  accounts: Accounts,
  opened: OpenedSession,
  now: number,
  deviceToken = '',
): Promise<TokensReply> => ({
  ...(await tokensOf(accounts, opened, now)),
  deviceToken: accounts.devices.issue(opened.session.accountId, deviceToken, now),
});
