import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, RequiredText, Text } from '../http/index.ts';
import { FIRST_NOTIFICATIONS } from './account.ts';
import type { Account } from './account.ts';
import { signInTokens } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { Email, NewPassword } from './bodies.ts';
import { CodeRequestBody, openCodeRequest } from './code-request.ts';
import type { CodeSentReply } from './code-request.ts';
import { deviceOf } from './device-of.ts';
import { hashPassword } from './password.ts';
import { invalidCode } from './refusals.ts';
import { newSecret } from './secret.ts';

const RegisterBody = t.intersection([CodeRequestBody, t.type({ password: NewPassword })], 'RegisterRequest');
const ConfirmBody = t.type({ email: Email, requestId: Text, code: RequiredText }, 'RegisterConfirmRequest');

const newAccount = (namespace: string, email: string, passwordHash: string, now: number): Account => ({
  id: `u_${newSecret(12)}`,
  namespace,
  email,
  passwordHash,
  createdAt: now,
  kycLevel: 0,
  totp: null,
  pendingTotpSecret: null,
  recoveryCodeHashes: [],
  subscription: { level: 'free', nextBillingAt: null },
  partnerId: null,
  notifications: FIRST_NOTIFICATIONS,
});

/** The reply is the same for every address. An existing account is mentioned only in the e-mail. */
const register = async (accounts: Accounts, request: FastifyRequest): Promise<CodeSentReply> => {
  const { store, codes, outbox, clock } = accounts;
  const body = decodeOrRefuse(RegisterBody, request.body);
  const { email } = body;
  const namespace = namespaceOf(request);
  const passwordHash = await hashPassword(body.password);
  const now = clock.nowIn(namespace);
  const subject = await openCodeRequest(accounts, 'register', { ...body, namespace }, now);
  const code = codes.issue(subject, now, passwordHash);
  const sent: CodeSentReply = { isCodeSent: true, requestId: subject.requestId };
  if (code === null) return sent;
  const isKnown = store.findByEmail(namespace, email) !== null;
  outbox.send({
    namespace,
    to: email,
    at: now,
    subject: isKnown ? 'You already have an account' : 'Your code',
    text: isKnown
      ? 'A registration with this address was requested. It already has an account: sign in, or reset your password. If you did not request it, ignore this e-mail.'
      : `Your code is ${code}. It is valid for ten minutes. Coinlane never asks you for it.`,
  });
  return sent;
};

/**
 * Creates the account with the password of this request. Never uses a password from another request for the
 * address, because its sender may not own the mailbox.
 */
const confirm = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { store, codes, sessions, clock } = accounts;
  const { email, requestId, code } = decodeOrRefuse(ConfirmBody, request.body);
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const passwordHash = codes.redeem({ namespace, email, purpose: 'register', requestId }, code, now);
  if (passwordHash === null) throw invalidCode();
  const account = newAccount(namespace, email, passwordHash, now);
  if (!store.add(account)) throw invalidCode();
  return signInTokens(accounts, sessions.open(account.id, deviceOf(request), now), now);
};

/** `POST /auth/register`, and `/auth/register/confirm` with the code from the e-mail, which signs the user in. */
export const addRegisterRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/auth/register', (request, reply) => {
    reply.code(202);
    return register(accounts, request);
  });
  app.post('/auth/register/confirm', (request, reply) => {
    reply.code(201);
    return confirm(accounts, request);
  });
};
