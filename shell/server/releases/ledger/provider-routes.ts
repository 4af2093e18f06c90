import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { LedgerPorts } from './ledger-ports.ts';
import { sendMisread } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';
import { byOf } from './token-guard.ts';
import type { TokenGuard } from './token-guard.ts';

const SwitchBody = bodyForm({ isOff: t.boolean }, {});

/** Adds `GET /ledger/providers` and `POST /ledger/providers/<id>`, for operators only. */
export const addProviderRoutes = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  const options = { onRequest: guard.opsOnly };
  app.get('/ledger/providers', options, async (_request, reply) => {
    const providers = (await ports.providers?.states()) ?? [];
    const messages = (await ports.providers?.messages()) ?? [];
    const nodes = ports.providers?.nodes() ?? [];
    return reply
      .header('cache-control', 'no-store')
      .send({ ok: true, exitCode: 0, providers, messages, nodes });
  });
  app.post<{ Params: { id: string } }>('/ledger/providers/:id', options, async (request, reply) => {
    const body = readBody(SwitchBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { id } = request.params;
    const by = byOf(guard.holder(request));
    const isKnown = (await ports.providers?.switchOff(id, body.right.isOff, by)) ?? false;
    if (!isKnown) return sendMisread(reply, `This server has no provider ${id}.`, 404);
    request.log.warn({ provider: id, isOff: body.right.isOff, by }, 'a provider was switched');
    return reply.header('cache-control', 'no-store').send({ ok: true, exitCode: 0 });
  });
};
