import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, RequiredText, Text, unauthorized } from '../http/index.ts';
import { tokensOf } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { CaptchaAnswer, Email, KnownPassword } from './bodies.ts';
import { deviceOf } from './device-of.ts';
import { isPasswordOf } from './password.ts';
import { completeLoginChallenge, refuseDuringWait } from './complete-login-challenge.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { invalidCredentials } from './refusals.ts';

const LoginBody = t.type(
  { email: Email, password: KnownPassword, code: Text, captcha: CaptchaAnswer },
  'LoginRequest',
);

const RefreshBody = t.type({ refreshToken: RequiredText }, 'RefreshRequest');

const login = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { store, guard, sessions, clock } = accounts;
  const body = decodeOrRefuse(LoginBody, request.body);
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  await completeLoginChallenge(accounts, { ...body, namespace }, now);

  const stored = store.findByEmail(namespace, body.email)?.passwordHash ?? null;
  const isRight = await isPasswordOf(stored, body.password);
  refuseDuringWait(accounts, { ...body, namespace }, now);
  // read again: the comparison takes time, and a code counts once
  const account = isRight ? store.findByEmail(namespace, body.email) : null;
  if (account === null || account.passwordHash !== stored) {
    guard.failed(namespace, body.email, now);
    throw invalidCredentials();
  }
  const failed = (): void => guard.failed(namespace, body.email, now);
  passSecondFactor(accounts, account, { code: body.code, now, failed });
  guard.succeeded(namespace, body.email);
  return tokensOf(accounts, sessions.open(account.id, deviceOf(request), now), now);
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
