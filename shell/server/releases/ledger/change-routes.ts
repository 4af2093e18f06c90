import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { advanceRollout, isOps, canChange, promote, rollback, rollbackTo } from '@coinlane/release-ledger';
import type { Changed, Result } from '@coinlane/release-ledger';

import { gateOf } from './gate-of.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendFailure, sendForbidden, sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';
import { byOf } from './token-guard.ts';
import type { TokenGuard } from './token-guard.ts';

const CHANGE = {
  reason: t.string,
  requestId: t.string,
  expectedRev: t.number,
  dryRun: t.boolean,
};

const PromoteBody = bodyForm(
  { remote: t.string, version: t.string },
  {
    percent: t.number,
    steps: t.readonlyArray(t.number),
    everySeconds: t.number,
    force: t.boolean,
    ...CHANGE,
  },
);

const AdvanceBody = bodyForm({ remote: t.string, version: t.string, fromPercent: t.number }, CHANGE);

const RollbackBody = bodyForm({}, { remote: t.string, to: t.string, rev: t.number, ...CHANGE });

type ChangeBody = {
  readonly reason?: string;
  readonly requestId?: string;
  readonly expectedRev?: number;
  readonly dryRun?: boolean;
};

const ROLLBACK_FORMS = 'Send {"remote": …} with or without "to", or {"rev": …}.';

/** Default reason of a change: a description of it. */
const changeOf = (
  { reason, requestId, expectedRev, dryRun }: ChangeBody,
  by: string,
  what: readonly (string | number | undefined)[],
) => ({
  by,
  reason: reason ?? `${what.filter((word) => word !== undefined).join(' ')}, over HTTP`,
  isDryRun: dryRun === true,
  ...(requestId === undefined ? {} : { requestId }),
  ...(expectedRev === undefined ? {} : { expectedRev }),
});

/** Serves the change at once. Polls twice, because a pending poll may have started before the change. */
const serveAtOnce = async ({ notify }: LedgerPorts): Promise<void> => {
  await notify();
  await notify();
};

const sendChange = (reply: FastifyReply, ports: LedgerPorts, result: Result<Changed>): FastifyReply => {
  if (E.isRight(result) && result.right.outcome === 'appended') void serveAtOnce(ports);
  return sendResult(reply, result);
};

/** Default duration of a step of a rollout. */
const STEP_SECONDS = 600;

type PromoteOptions = t.TypeOf<(typeof PromoteBody)['codec']>;

/** Builds a promote request. A forced change requires a reason. */
const promoteRequest = (options: PromoteOptions, by: string) => {
  const { remote, version, percent, steps, everySeconds, force } = options;
  const share = percent === undefined ? undefined : `at ${String(percent)} %`;
  const change = changeOf(options, by, ['promote', `${remote}@${version}`, share]);
  return {
    ...change,
    reason: force === true ? (options.reason ?? '') : change.reason,
    remote,
    version,
    ...(percent === undefined ? {} : { percent }),
    ...(steps === undefined ? {} : { rollout: { steps, everySeconds: everySeconds ?? STEP_SECONDS } }),
  };
};

const addPromote = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  app.post('/ledger/promote', { onRequest: guard.anyHolder }, async (request, reply) => {
    const body = readBody(PromoteBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { remote, force = false } = body.right;
    const token = guard.holder(request);
    if (!canChange(token, remote)) return sendForbidden(reply, token.for, remote);
    if (force && !isOps(token)) return sendForbidden(reply, token.for, 'ops (to skip the gate)');
    const gate = gateOf(ports, force);
    if (E.isLeft(gate)) return sendFailure(reply, gate.left);
    const asked = { ...promoteRequest(body.right, byOf(token)), gate: gate.right };
    return sendChange(reply, ports, await promote(ports.store, ports.environment, asked));
  });
};

/** Adds the route with which an operator makes the next step of a rollout early. */
const addAdvance = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  app.post('/ledger/rollout/advance', { onRequest: guard.anyHolder }, async (request, reply) => {
    const body = readBody(AdvanceBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { remote, version, fromPercent } = body.right;
    const token = guard.holder(request);
    if (!canChange(token, remote)) return sendForbidden(reply, token.for, remote);
    const change = changeOf(body.right, byOf(token), ['next step of', `${remote}@${version}`]);
    const asked = { ...change, remote, version, fromPercent };
    return sendChange(reply, ports, await advanceRollout(ports.store, ports.environment, asked));
  });
};

const rollBack = async (
  request: FastifyRequest,
  reply: FastifyReply,
  ports: LedgerPorts,
  guard: TokenGuard,
): Promise<FastifyReply> => {
  const body = readBody(RollbackBody, request.body);
  if (E.isLeft(body)) return sendMisread(reply, body.left);
  const { store, environment } = ports;
  const { remote, to, rev } = body.right;
  const token = guard.holder(request);
  const change = changeOf(body.right, byOf(token), ['roll back', remote, to, rev]);

  if (remote !== undefined && rev === undefined) {
    if (!canChange(token, remote)) return sendForbidden(reply, token.for, remote);
    const target = to === undefined ? { remote } : { remote, to };
    return sendChange(reply, ports, await rollback(store, environment, { ...change, ...target }));
  }
  if (rev === undefined || remote !== undefined || to !== undefined)
    return sendMisread(reply, ROLLBACK_FORMS);
  if (!isOps(token)) return sendForbidden(reply, token.for, 'ops');
  return sendChange(reply, ports, await rollbackTo(store, environment, rev, change));
};

/**
 * Adds `POST /ledger/promote`, `/ledger/rollout/advance` and `/ledger/rollback`. They work like the command line,
 * with the holder of the token as author.
 */
export const addChangeRoutes = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  addPromote(app, ports, guard);
  addAdvance(app, ports, guard);
  app.post('/ledger/rollback', { onRequest: guard.anyHolder }, (request, reply) =>
    rollBack(request, reply, ports, guard),
  );
};
