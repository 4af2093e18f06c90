import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, notFound, notValidParam, RequiredText, Text } from '../http/index.ts';
import { MAX_PASSKEYS } from '../settings.ts';
import { signInTokens } from './accounts.ts';
import type { Accounts, TokensReply } from './accounts.ts';
import { CurrentPassword } from './bodies.ts';
import { deviceOf } from './device-of.ts';
import { AddPasskeyBody, assertionOf, attestationOf, ProvePasskeyBody } from './passkey-answers.ts';
import type { StoredPasskey } from './passkey-store.ts';
import { invalidPasskey } from './refusals.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { isStillSignedIn, signedIn } from './signed-in.ts';
import { requireStepUp } from './step-up.ts';

const ProofBody = t.type({ password: CurrentPassword, code: Text }, 'PasskeyProofRequest');
const IdParams = t.type({ id: RequiredText }, 'PasskeyIdInPath');
const LONGEST_NAME = 60;

const wirePasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey) => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  isSynced,
});

/** First step of a new passkey. The proof is bound to the challenge, which the second step uses up. */
const creation = async (accounts: Accounts, request: FastifyRequest) => {
  const { passkeys } = accounts;
  const asking = await signedIn(accounts, request);
  const account = await requireStepUp(accounts, asking, decodeOrRefuse(ProofBody, request.body));
  if (passkeys.store.listOf(account.id).length >= MAX_PASSKEYS) throw invalidPasskey();
  return { options: await passkeys.creationFor(account, asking.now) };
};

const add = async (accounts: Accounts, request: FastifyRequest) => {
  const asking = await signedIn(accounts, request);
  const { account, now } = asking;
  const body = decodeOrRefuse(AddPasskeyBody, request.body);
  const name = body.name.trim().slice(0, LONGEST_NAME);
  if (name === '') throw notValidParam('name', 'a name is missing');
  const passkey = await accounts.passkeys.add(account, {
    ...{ name, answer: attestationOf(body), now },
    isStillSignedIn: () => isStillSignedIn(accounts, asking),
  });
  if (passkey === null) throw invalidPasskey();
  sendSecurityNotice(accounts, account, 'passkey', now);
  return { passkey: wirePasskey(passkey) };
};

/** Removes a passkey after a proof: a stolen access token must not remove the owner's own way to sign in. */
const remove = async (accounts: Accounts, request: FastifyRequest) => {
  const asking = await signedIn(accounts, request);
  const { id } = decodeOrRefuse(IdParams, request.params);
  const account = await requireStepUp(accounts, asking, decodeOrRefuse(ProofBody, request.body));
  if (!accounts.passkeys.store.remove(account.id, id)) throw notFound('Passkey');
  sendSecurityNotice(accounts, account, 'passkeyRemoved', asking.now);
  return { success: true };
};

/** Signs in. A passkey is both factors at once: the device, and what unlocks it. */
const signIn = async (accounts: Accounts, request: FastifyRequest): Promise<TokensReply> => {
  const { passkeys, store, sessions, clock } = accounts;
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const answer = assertionOf(decodeOrRefuse(ProvePasskeyBody, request.body));
  const passkey = await passkeys.prove(namespace, answer, now);
  const account = passkey === null ? null : store.find(passkey.accountId);
  if (account === null || account.namespace !== namespace) throw invalidPasskey();
  return signInTokens(accounts, sessions.open(account.id, deviceOf(request), now), now);
};

/** `/users/me/passkeys` and `/auth/passkey`: signing in without a password (ADR 0026). */
export const addPasskeyRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  const { passkeys, clock } = accounts;
  app.get('/users/me/passkeys', async (request) => {
    const { account } = await signedIn(accounts, request);
    return { passkeys: passkeys.store.listOf(account.id).map(wirePasskey) };
  });
  app.post('/users/me/passkeys/options', (request) => creation(accounts, request));
  app.post('/users/me/passkeys', (request) => add(accounts, request));
  app.post('/users/me/passkeys/:id/remove', (request) => remove(accounts, request));
  app.post('/auth/passkey/options', async (request) => {
    const namespace = namespaceOf(request);
    return { options: await passkeys.requestFor(namespace, clock.nowIn(namespace)) };
  });
  app.post('/auth/passkey', (request) => signIn(accounts, request));
};
