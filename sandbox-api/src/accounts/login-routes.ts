import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, RequiredText, Text, unauthorized } from '../http/index.ts';
import { signInTokens, tokensOf } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { CaptchaAnswer, Email, KnownPassword } from './bodies.ts';
import { deviceOf } from './device-of.ts';
import { isPasswordOf } from './password.ts';
import { completeLoginChallenge, refuseDuringWait } from './complete-login-challenge.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { invalidCredentials } from './refusals.ts';

const LoginBody = t.type(
  { email: Email, password: KnownPassword, code: Text, captcha: CaptchaAnswer, deviceToken: Text },
  'LoginRequest',
);

const RefreshBody = t.type({ refreshToken: RequiredText }, 'RefreshRequest');

const login = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { store, guard, sessions, devices, clock } = accounts;
  const body = decodeOrRefuse(LoginBody, request.body);
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const known = store.findByEmail(namespace, body.email);
  const deviceId = known === null ? null : devices.idOf(known.id, body.deviceToken, now);
  const counted = deviceId === null ? body.email : `device ${deviceId}`;
  const attempt = { namespace, email: counted, captcha: body.captcha };
  await completeLoginChallenge(accounts, attempt, now);

  const stored = store.findByEmail(namespace, body.email)?.passwordHash ?? null;
  const isRight = await isPasswordOf(stored, body.password);
  refuseDuringWait(accounts, attempt, now);
  // read again, because the comparison takes time and a code counts only once
  const account = isRight ? store.findByEmail(namespace, body.email) : null;
  if (account === null || account.passwordHash !== stored) {
    guard.failed(namespace, counted, now);
    throw invalidCredentials();
  }
  const failed = (): void => guard.failed(namespace, counted, now);
  passSecondFactor(accounts, account, { code: body.code, now, failed });
  guard.succeeded(namespace, counted);
  return signInTokens(accounts, sessions.open(account.id, deviceOf(request), now), now, body.deviceToken);
};

const refresh = (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { refreshToken } = decodeOrRefuse(RefreshBody, request.body);
  const now = accounts.clock.nowIn(namespaceOf(request));
  const opened = accounts.sessions.refresh(refreshToken, now);
  if (opened === null) throw unauthorized();
  return tokensOf(accounts, opened, now);
};

/** `POST /auth/login`, `/auth/refresh` (spec §4 "Authentication and token refresh") and `/auth/logout`. */
export const addLoginRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/auth/login', (request) => login(accounts, request));
  app.post('/auth/refresh', (request) => refresh(accounts, request));
  app.post('/auth/logout', ({ body }) => {
    accounts.sessions.endOf(decodeOrRefuse(RefreshBody, body).refreshToken);
    return { success: true };
  });
};
