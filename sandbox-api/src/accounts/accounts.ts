import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock/index.ts';
import { keptSecret } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { createAccessTokens } from './access-token.ts';
import type { AccessTokens } from './access-token.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createCodeBook } from './code-book.ts';
import type { CodeBook } from './code-book.ts';
import { createLoginGuard } from './login-guard.ts';
import type { LoginGuard } from './login-guard.ts';
import { createPasskeyDesk } from './passkey-desk.ts';
import type { PasskeyDesk } from './passkey-desk.ts';
import { createPasskeyStore } from './passkey-store.ts';
import { createRefreshSecrets } from './refresh-secrets.ts';
import { createSessionDesk } from './session-desk.ts';
import type { OpenedSession, SessionDesk } from './session-desk.ts';
import { createSessionStore } from './session-store.ts';

/** Whether a captcha's answer is right and was not used before. */
export type CaptchaCheck = (namespace: string, answer: string) => Promise<boolean> | boolean;

/** Everything the account calls work with. */
export type Accounts = {
  readonly store: AccountStore;
  readonly sessions: SessionDesk;
  readonly codes: CodeBook;
  readonly guard: LoginGuard;
  readonly tokens: AccessTokens;
  readonly passkeys: PasskeyDesk;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly isCaptchaSolved: CaptchaCheck;
};

export type AccountsOptions = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly isCaptchaSolved: CaptchaCheck;
  /** The site that passkeys are made for. */
  readonly passkeyOrigin: string;
};

const KEY_BYTES = 32;

/** Signing key, made once per database: a restart ends no session. */
const signingKey = (rows: Rows, name: 'access-token-key' | 'refresh-token-key'): Uint8Array =>
  Buffer.from(
    keptSecret(rows, name, () => randomBytes(KEY_BYTES).toString('base64url')),
    'base64url',
  );

/** The accounts over a database. */
export const createAccounts = ({
  rows,
  clock,
  outbox,
  isCaptchaSolved,
  passkeyOrigin,
}: AccountsOptions): Accounts => ({
  store: createAccountStore(rows),
  sessions: createSessionDesk(
    createSessionStore(rows),
    createRefreshSecrets(signingKey(rows, 'refresh-token-key')),
  ),
  codes: createCodeBook(rows),
  guard: createLoginGuard(rows),
  tokens: createAccessTokens(signingKey(rows, 'access-token-key')),
  passkeys: createPasskeyDesk(createPasskeyStore(rows), passkeyOrigin),
  outbox,
  clock,
  isCaptchaSolved,
});

/** What a sign-in or a refresh is answered with (api contract §5). */
export type TokensReply = { readonly accessToken: string; readonly refreshToken: string };

/** The tokens of a session that was just opened or refreshed. */
export const tokensOf = async (
  { tokens }: Accounts,
  { session, refreshToken }: OpenedSession,
  now: number,
): Promise<TokensReply> => {
  const { accountId, id: sessionId, generation } = session;
  return { accessToken: await tokens.sign({ accountId, sessionId, generation }, now), refreshToken };
};
