import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { decodeOrRefuse, Text } from '../http/index.ts';
import type { Accounts } from './accounts.ts';
import { Email } from './bodies.ts';
import { setupCodeNeeded, setupEmailExists, setupInvalidCode, setupNotAllowed } from './refusals.ts';
import { signedIn } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';

const Body = t.type({ email: t.unknown, code: Text }, 'SetupLoginEmailRequest');

const sendCode = ({ codes, outbox }: Accounts, { account, now }: SignedIn, email: string): void => {
  const { namespace, id } = account;
  const code = codes.issue({ namespace, email, purpose: 'login-email', requestId: id }, now, id);
  if (code === null) return;
  outbox.send({
    namespace,
    to: email,
    at: now,
    subject: 'Your new address',
    text: `The code to sign in with this address from now on is ${code}. It is good for ten minutes.`,
  });
};

/** Asked without a code it sends one to the new address; with the code it changes what somebody signs in with. */
const setUp = async (accounts: Accounts, request: FastifyRequest) => {
  const { store, codes } = accounts;
  const asking = await signedIn(accounts, request);
  const { account, now } = asking;
  const body = decodeOrRefuse(Body, request.body);
  const decoded = Email.decode(body.email);
  if (E.isLeft(decoded)) throw setupNotAllowed();
  const email = decoded.right;
  if (store.findByEmail(account.namespace, email) !== null) throw setupEmailExists();
  if (body.code === '') {
    sendCode(accounts, asking, email);
    throw setupCodeNeeded();
  }
  const subject = {
    namespace: account.namespace,
    email,
    purpose: 'login-email',
    requestId: account.id,
  } as const;
  if (codes.redeem(subject, body.code, now) !== account.id) throw setupInvalidCode();
  if (!store.save({ ...account, email })) throw setupEmailExists();
  return { email };
};

/** `POST /users/me/login-email` (spec §8 "Login e-mail setup"). */
export const addLoginEmailRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/users/me/login-email', (request) => setUp(accounts, request));
};
