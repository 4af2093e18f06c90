import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { conflict, decodeOrRefuse, RequiredText, Text } from '../http/index.ts';
import type { Accounts } from './accounts.ts';
import { CurrentPassword } from './bodies.ts';
import { refuseDuringWait } from './complete-login-challenge.ts';
import { invalidCode } from './refusals.ts';
import { newRecoveryCodes, newTotp, stepOfCode } from './second-factor.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { signedIn } from './signed-in.ts';
import { attemptOf, countFailure, forgetFailures, requirePassword, requireStepUp } from './step-up.ts';

const SetUpBody = t.type({ password: CurrentPassword }, 'SetUpSecondFactorRequest');
const EnableBody = t.type({ code: RequiredText }, 'EnableSecondFactorRequest');
const DisableBody = t.type({ password: CurrentPassword, code: Text }, 'DisableSecondFactorRequest');

const setUp = async (accounts: Accounts, request: FastifyRequest) => {
  const asking = await signedIn(accounts, request);
  const { password } = decodeOrRefuse(SetUpBody, request.body);
  const account = await requirePassword(accounts, asking, password);
  if (account.totp !== null) throw conflict('The second factor is already on');
  const { secret, uri } = newTotp(account.email);
  accounts.store.save({ ...account, pendingTotpSecret: secret });
  return { secret, otpauthUrl: uri };
};

const enable = async (accounts: Accounts, request: FastifyRequest) => {
  const asking = await signedIn(accounts, request);
  const { account, session, now } = asking;
  const { code } = decodeOrRefuse(EnableBody, request.body);
  refuseDuringWait(accounts, attemptOf(asking), now);
  const { pendingTotpSecret: secret } = account;
  const step = secret === null ? null : stepOfCode(secret, code, 0, now);
  if (secret === null || step === null) {
    countFailure(accounts, asking);
    throw invalidCode();
  }
  const { codes, hashes } = newRecoveryCodes();
  accounts.store.save({
    ...account,
    totp: { secret, lastStep: step },
    pendingTotpSecret: null,
    recoveryCodeHashes: hashes,
  });
  accounts.sessions.endAll(account.id, session.id);
  forgetFailures(accounts, asking);
  sendSecurityNotice(accounts, account, 'secondFactorOn', now);
  return { recoveryCodes: codes };
};

const disable = async (accounts: Accounts, request: FastifyRequest) => {
  const asking = await signedIn(accounts, request);
  const account = await requireStepUp(accounts, asking, decodeOrRefuse(DisableBody, request.body));
  if (account.totp === null) throw conflict('The second factor is already off');
  accounts.store.save({ ...account, totp: null, recoveryCodeHashes: [] });
  accounts.sessions.endAll(account.id, asking.session.id);
  sendSecurityNotice(accounts, account, 'secondFactorOff', asking.now);
  return { success: true };
};

/** `/users/me/second-factor`: sets up and removes a TOTP authenticator with recovery codes. */
export const addSecondFactorRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.post('/users/me/second-factor', (request) => setUp(accounts, request));
  app.post('/users/me/second-factor/enable', (request) => enable(accounts, request));
  app.post('/users/me/second-factor/disable', (request) => disable(accounts, request));
};
