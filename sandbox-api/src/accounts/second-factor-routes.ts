import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, Refusal, RequiredText } from '../http/index.ts';
import type { Accounts } from './accounts.ts';
import { KnownPassword } from './bodies.ts';
import { isPasswordOf } from './password.ts';
import { invalidCode, invalidCredentials, retryLater } from './refusals.ts';
import { newRecoveryCodes, newTotp, stepOfCode, withUsedCode } from './second-factor.ts';
import { signedIn } from './signed-in.ts';

const EnableBody = t.type({ code: RequiredText }, 'EnableSecondFactorRequest');
const DisableBody = t.type({ password: KnownPassword, code: RequiredText }, 'DisableSecondFactorRequest');

const alreadyOn = (): Refusal =>
  new Refusal(409, { error: 'conflict', message: 'The second factor is on already' });

const setUp = async (accounts: Accounts, request: FastifyRequest) => {
  const { account } = await signedIn(accounts, request);
  if (account.totp !== null) throw alreadyOn();
  const { secret, uri } = newTotp(account.email);
  accounts.store.save({ ...account, pendingTotpSecret: secret });
  return { secret, otpauthUrl: uri };
};

const enable = async (accounts: Accounts, request: FastifyRequest) => {
  const { account, now } = await signedIn(accounts, request);
  const { code } = decodeOrRefuse(EnableBody, request.body);
  const { pendingTotpSecret: secret } = account;
  const step = secret === null ? null : stepOfCode(secret, code, 0, now);
  if (secret === null || step === null) throw invalidCode();
  const { codes, hashes } = newRecoveryCodes();
  accounts.store.save({
    ...account,
    totp: { secret, lastStep: step },
    pendingTotpSecret: null,
    recoveryCodeHashes: hashes,
  });
  return { recoveryCodes: codes };
};

const disable = async (accounts: Accounts, request: FastifyRequest) => {
  const { store, guard } = accounts;
  const { account, now } = await signedIn(accounts, request);
  const { password, code } = decodeOrRefuse(DisableBody, request.body);
  const challenge = guard.challengeOf(account.namespace, account.email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
  const isRight = await isPasswordOf(account.passwordHash, password);
  const latest = store.find(account.id) ?? account;
  const used = isRight ? withUsedCode(latest, code, now) : null;
  if (used === null) {
    guard.failed(account.namespace, account.email, now);
    throw isRight ? invalidCode() : invalidCredentials();
  }
  store.save({ ...used, totp: null, recoveryCodeHashes: [] });
  return { success: true };
};

/** `/users/me/second-factor`: setting up a TOTP authenticator, with recovery codes, and taking it away. */
export const addSecondFactorRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/users/me/second-factor', (request) => setUp(accounts, request));
  app.post('/users/me/second-factor/enable', (request) => enable(accounts, request));
  app.post('/users/me/second-factor/disable', (request) => disable(accounts, request));
};
