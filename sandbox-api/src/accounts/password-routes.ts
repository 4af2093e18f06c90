import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, RequiredText, Text, unauthorized } from '../http/index.ts';
import { tokensOf } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { CaptchaAnswer, CurrentPassword, Email, NewPassword } from './bodies.ts';
import { CodeRequestBody, openCodeRequest } from './code-request.ts';
import type { CodeSentReply } from './code-request.ts';
import { deviceOf } from './device-of.ts';
import { completeLoginChallenge } from './complete-login-challenge.ts';
import { hashPassword } from './password.ts';
import { invalidCode } from './refusals.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { isStillSignedIn, signedIn } from './signed-in.ts';
import { attemptOf, requireStepUp } from './step-up.ts';

const ResetBody = t.type(
  { email: Email, requestId: Text, code: RequiredText, password: NewPassword },
  'ResetPasswordRequest',
);
const ChangeBody = t.type(
  { current: CurrentPassword, code: Text, password: NewPassword, captcha: CaptchaAnswer },
  'ChangePasswordRequest',
);

/** Sends a code if the address has an account. The reply is the same for every address. */
const sendResetCode = async (accounts: Accounts, request: FastifyRequest): Promise<CodeSentReply> => {
  const { store, codes, outbox, clock } = accounts;
  const body = decodeOrRefuse(CodeRequestBody, request.body);
  const { email } = body;
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const subject = await openCodeRequest(accounts, 'reset-password', { ...body, namespace }, now);
  const code = codes.issue(subject, now);
  const sent: CodeSentReply = { isCodeSent: true, requestId: subject.requestId };
  if (code === null || store.findByEmail(namespace, email) === null) return sent;
  outbox.send({
    namespace,
    to: email,
    at: now,
    subject: 'A new password',
    text: `Your code for a new password is ${code}. It is valid for ten minutes. If you did not request it, ignore this e-mail.`,
  });
  return sent;
};

/**
 * Sets a new password, ends every session, and removes every passkey, because an attacker may have created them.
 * The second factor stays. Wrong codes count only against the request, so that tries of an attacker neither use up
 * the owner's code nor delay the owner.
 */
const reset = async (accounts: Accounts, request: FastifyRequest): Promise<{ success: true }> => {
  const { store, codes, sessions, passkeys, guard, clock } = accounts;
  const { email, requestId, code, password } = decodeOrRefuse(ResetBody, request.body);
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const passwordHash = await hashPassword(password);
  const subject = { namespace, email, purpose: 'reset-password', requestId } as const;
  const isProven = codes.redeem(subject, code, now) !== null;
  const account = isProven ? store.findByEmail(namespace, email) : null;
  if (account === null) throw invalidCode();
  store.save({ ...account, passwordHash, pendingTotpSecret: null });
  sessions.endAll(account.id);
  passkeys.store.removeAll(account.id);
  sendSecurityNotice(accounts, account, 'reset', now);
  guard.succeeded(namespace, email);
  return { success: true };
};

/** Sets a new password, ends every session and opens a new one for the caller. */
const change = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { store, sessions } = accounts;
  const asking = await signedIn(accounts, request);
  const { current, code, password, captcha } = decodeOrRefuse(ChangeBody, request.body);
  const { account, now } = asking;
  if (current !== '') await completeLoginChallenge(accounts, { ...attemptOf(asking), captcha }, now);
  await requireStepUp(accounts, asking, { password: current, code });
  const passwordHash = await hashPassword(password);
  if (!isStillSignedIn(accounts, asking)) throw unauthorized();
  const latest = store.find(account.id) ?? account;
  store.save({ ...latest, passwordHash, pendingTotpSecret: null });
  sessions.endAll(account.id);
  sendSecurityNotice(accounts, latest, 'password', now);
  return tokensOf(accounts, sessions.open(account.id, deviceOf(request), now), now);
};

/** `/auth/forgotten-password`, `/auth/reset-password`, `/users/me/password` (spec §5 "Password"). */
export const addPasswordRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/auth/forgotten-password', (request, reply) => {
    reply.code(202);
    return sendResetCode(accounts, request);
  });
  app.post('/auth/reset-password', (request) => reset(accounts, request));
  app.post('/users/me/password', (request) => change(accounts, request));
};
