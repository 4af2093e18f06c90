import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { decodeOrRefuse, Text } from '../http/index.ts';
import type { Accounts } from './accounts.ts';
import { CurrentPassword, Email } from './bodies.ts';
import type { CodeSubject } from './code-store.ts';
import {
  retryLater,
  setupCodeNeeded,
  setupEmailExists,
  setupInvalidCode,
  setupNotAllowed,
} from './refusals.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { signedIn } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';
import { requireStepUp } from './step-up.ts';

/** `code`: the one that was sent to the new address. */
const Body = t.type(
  { email: t.unknown, code: Text, password: CurrentPassword, secondFactorCode: Text },
  'SetupLoginEmailRequest',
);
type Body = t.TypeOf<typeof Body>;

const subjectOf = ({ account }: SignedIn, email: string): CodeSubject => ({
  namespace: account.namespace,
  email,
  purpose: 'login-email',
  requestId: account.id,
});

/**
 * Sends a code. Only the owner of the account can enter an address. A code that is still valid is sent there again
 * without proof. The reply is the same for every address. An existing account is mentioned only in the e-mail.
 */
const sendCode = async (accounts: Accounts, asking: SignedIn, email: string, body: Body): Promise<void> => {
  const { store, codes, outbox } = accounts;
  const { account, now } = asking;
  const subject = subjectOf(asking, email);
  const spentForMs = codes.spentForMs(subject, now);
  if (spentForMs > 0) throw retryLater(spentForMs);
  if (!codes.isOpen(subject, now))
    await requireStepUp(accounts, asking, { password: body.password, code: body.secondFactorCode });
  const code = codes.issue(subject, now, account.id);
  if (code === null) return;
  const isTaken = store.findByEmail(account.namespace, email) !== null;
  outbox.send({
    namespace: account.namespace,
    to: email,
    at: now,
    subject: isTaken ? 'This address already has an account' : 'Your new address',
    text: isTaken
      ? 'A user wants to sign in with this address, but it already has an account. If this was not you, ignore this e-mail.'
      : `The code to sign in with this address from now on is ${code}. It is valid for ten minutes.`,
  });
};

/** Without a code, sends one to the new address. With a code, changes the login address. */
const setUp = async (accounts: Accounts, request: FastifyRequest) => {
  const { store, codes, sessions } = accounts;
  const asking = await signedIn(accounts, request);
  const { account, session, now } = asking;
  const body = decodeOrRefuse(Body, request.body);
  const decoded = Email.decode(body.email);
  if (E.isLeft(decoded)) throw setupNotAllowed();
  const email = decoded.right;
  if (email === account.email) throw setupEmailExists();
  if (body.code === '') {
    await sendCode(accounts, asking, email, body);
    throw setupCodeNeeded();
  }
  if (codes.redeem(subjectOf(asking, email), body.code, now) !== account.id) throw setupInvalidCode();
  if (!store.save({ ...account, email })) throw setupEmailExists();
  sessions.endAll(account.id, session.id);
  sendSecurityNotice(accounts, account, 'email', now);
  return { email };
};

/** `POST /users/me/login-email` (spec §8 "Login e-mail setup"). */
export const addLoginEmailRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/users/me/login-email', (request) => setUp(accounts, request));
};
