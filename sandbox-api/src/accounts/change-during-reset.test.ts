import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';

import { createClock } from '../clock.ts';
import { createRows, openDatabase } from '../database/index.ts';
import { answerFailures } from '../http/index.ts';
import { createOutbox } from '../outbox/index.ts';
import { FIRST_NOTIFICATIONS } from './account.ts';
import { createAccounts, tokensOf } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { hashPassword } from './password.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const [OWN, STOLEN, NEW] = ['known to a thief', 'password of a thief', 'password of the owner'];
const ID = 'u_owner';

let folder: string;
let accounts: Accounts;
let close: () => void;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coinlane-reset-'));
  const database = openDatabase(folder);
  const rows = createRows(database);
  accounts = createAccounts({
    ...{ rows, clock: createClock(rows, () => NOW), outbox: createOutbox(rows) },
    ...{ isCaptchaSolved: () => true, passkeyOrigin: 'http://localhost' },
  });
  accounts.store.add({
    ...{ id: ID, namespace: '', email: 'owner@example.com', passwordHash: await hashPassword(OWN) },
    ...{ createdAt: NOW, kycLevel: 0, totp: null, pendingTotpSecret: null, recoveryCodeHashes: [] },
    ...{ subscription: { level: 'free', nextBillingAt: null }, partnerId: null },
    notifications: FIRST_NOTIFICATIONS,
  });
  close = () => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterEach(() => {
  close();
});

/** Resets the password after the change has proven the old one: its next step creates the hash of its new password. */
const resetAfterProof = (passwordHash: string): Accounts => {
  const { guard, store, sessions } = accounts;
  const succeeded: typeof guard.succeeded = (...given) => {
    guard.succeeded(...given);
    const account = store.find(ID);
    if (account !== null) store.save({ ...account, passwordHash });
    sessions.endAll(ID);
  };
  return { ...accounts, guard: { ...guard, succeeded } };
};

describe('a change of the password that still runs during a reset', () => {
  it('does not undo the reset: neither its password nor its session is valid', async () => {
    const reset = await hashPassword(NEW);
    const { accessToken } = await tokensOf(accounts, accounts.sessions.open(ID, 'a browser', NOW), NOW);
    const app = Fastify();
    answerFailures(app);
    addPasswordRoutes(app, resetAfterProof(reset));
    const reply = await app.inject({
      ...{ method: 'POST', url: '/users/me/password' },
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { current: OWN, password: STOLEN },
    });
    await app.close();
    expect(reply.statusCode).toBe(401);
    expect(accounts.store.find(ID)?.passwordHash).toBe(reset);
    expect(accounts.sessions.listOf(ID)).toEqual([]);
  });
});
