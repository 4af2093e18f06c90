import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { collectGarbage, issueToken, listTokens, revokeToken } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';
import { sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';
import { byOf } from './token-guard.ts';
import type { TokenGuard } from './token-guard.ts';

const HOUR_MS = 3_600_000;
const KEPT_REVISIONS = 20;

const GcBody = bodyForm({}, { keep: t.number, minAgeHours: t.number, dryRun: t.boolean });
const IssueBody = bodyForm({ for: t.string }, { name: t.string, days: t.number, dryRun: t.boolean });
const RevokeBody = bodyForm({}, { reason: t.string, dryRun: t.boolean });

const addGc = (app: FastifyInstance, { store }: LedgerPorts, guard: TokenGuard): void => {
  app.post('/ledger/gc', { onRequest: guard.opsOnly }, async (request, reply) => {
    const body = readBody(GcBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { keep = KEPT_REVISIONS, minAgeHours, dryRun = false } = body.right;
    if (minAgeHours !== undefined && !(minAgeHours >= 0))
      return sendMisread(reply, 'field minAgeHours: expected a number from 0.');
    const age = minAgeHours === undefined ? {} : { minAgeMs: minAgeHours * HOUR_MS };
    return sendResult(reply, await collectGarbage(store, { keep, isDryRun: dryRun, ...age }));
  });
};

/** Adds `POST /ledger/gc` and `/ledger/tokens`, for operators only. */
export const addMaintenanceRoutes = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  const { store, environment } = ports;
  const options = { onRequest: guard.opsOnly };
  addGc(app, ports, guard);

  app.get('/ledger/tokens', options, async (_request, reply) => sendResult(reply, await listTokens(store)));
  app.post('/ledger/tokens', options, async (request, reply) => {
    const body = readBody(IssueBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { dryRun = false, ...asked } = body.right;
    const by = byOf(guard.holder(request));
    return sendResult(reply, await issueToken(store, environment, { ...asked, by, isDryRun: dryRun }), 201);
  });
  app.delete<{ Params: { id: string } }>('/ledger/tokens/:id', options, async (request, reply) => {
    const body = readBody(RevokeBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { reason = 'over HTTP', dryRun = false } = body.right;
    const by = byOf(guard.holder(request));
    return sendResult(reply, await revokeToken(store, request.params.id, { by, reason, isDryRun: dryRun }));
  });
};
