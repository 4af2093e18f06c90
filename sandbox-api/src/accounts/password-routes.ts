import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, RequiredText } from '../http/index.ts';
import { tokensOf } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { CaptchaAnswer, Email, KnownPassword, NewPassword } from './bodies.ts';
import { deviceOf } from './device-of.ts';
import { passHurdle } from './pass-hurdle.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { invalidCode, invalidCredentials, retryLater } from './refusals.ts';
import { signedIn } from './signed-in.ts';

const ForgottenBody = t.type({ email: Email }, 'ForgottenPasswordRequest');
const ResetBody = t.type({ email: Email, code: RequiredText, password: NewPassword }, 'ResetPasswordRequest');
const ChangeBody = t.type(
  { current: KnownPassword, password: NewPassword, captcha: CaptchaAnswer },
  'ChangePasswordRequest',
);

/** The answer is the same for everybody; only an address with an account gets a code. */
const sendResetCode = ({ store, codes, outbox, clock }: Accounts, request: FastifyRequest): void => {
  const { email } = decodeOrRefuse(ForgottenBody, request.body);
  const namespace = namespaceOf(request);
  if (store.findByEmail(namespace, email) === null) return;
  const now = clock.nowIn(namespace);
  const code = codes.issue({ namespace, email, purpose: 'reset-password' }, now);
  if (code === null) return;
  outbox.send({
    namespace,
    to: email,
    at: now,
    subject: 'A new password',
    text: `Your code for a new password is ${code}. It is good for ten minutes. Was it not you? Then nothing has to be done.`,
  });
};

/** A new password ends every session: whoever had the old one is out. The second factor stays. */
const reset = async (accounts: Accounts, request: FastifyRequest): Promise<{ success: true }> => {
  const { store, codes, sessions, guard, clock } = accounts;
  const { email, code, password } = decodeOrRefuse(ResetBody, request.body);
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const hurdle = guard.hurdleOf(namespace, email, now);
  if (hurdle._tag === 'Wait') throw retryLater(hurdle.ms);
  const passwordHash = await hashPassword(password);
  const isProven = codes.redeem({ namespace, email, purpose: 'reset-password' }, code, now) !== null;
  const account = isProven ? store.findByEmail(namespace, email) : null;
  if (account === null) {
    guard.failed(namespace, email, now);
    throw invalidCode();
  }
  store.save({ ...account, passwordHash });
  sessions.endAll(account.id);
  guard.succeeded(namespace, email);
  return { success: true };
};

/** Ends every other session and starts this one anew. */
const change = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { store, sessions, guard } = accounts;
  const { account, now } = await signedIn(accounts, request);
  const { current, password, captcha } = decodeOrRefuse(ChangeBody, request.body);
  await passHurdle(accounts, { ...account, captcha }, now);
  if (!(await isPasswordOf(account.passwordHash, current))) {
    guard.failed(account.namespace, account.email, now);
    throw invalidCredentials();
  }
  const passwordHash = await hashPassword(password);
  const latest = store.find(account.id) ?? account;
  store.save({ ...latest, passwordHash });
  sessions.endAll(account.id);
  return tokensOf(accounts, sessions.open(account.id, deviceOf(request), now), now);
};

/** `/auth/forgotten-password`, `/auth/reset-password`, `/users/me/password` (spec §5 "Password"). */
export const addPasswordRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/auth/forgotten-password', (request, reply) => {
    sendResetCode(accounts, request);
    reply.code(202);
    return { isCodeSent: true };
  });
  app.post('/auth/reset-password', (request) => reset(accounts, request));
  app.post('/users/me/password', (request) => change(accounts, request));
};
