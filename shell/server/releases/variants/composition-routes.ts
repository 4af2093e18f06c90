import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

import * as E from 'fp-ts/lib/Either.js';

import type { OverrideProblem } from '../overrides/index.ts';
import type { LiveRemotes } from '../remotes/index.ts';
import { versionsInUse } from './choose-variant.ts';
import type { Variant } from './choose-variant.ts';

export type CompositionPorts = {
  readonly live: () => LiveRemotes | null;
  /** Versions for this visitor. Left if a requested version is missing. */
  readonly variantOf: (request: FastifyRequest) => Promise<E.Either<OverrideProblem, Variant>>;
  readonly ensureCsrf: (request: FastifyRequest, reply: FastifyReply) => void;
};

const ETAG_CHARACTERS = 24;

/** Adds `GET /composition`: the composition that this visitor would get now. */
export const addCompositionRoute = (
  app: FastifyInstance,
  { live, variantOf, ensureCsrf }: CompositionPorts,
): void => {
  app.get('/composition', async (request, reply) => {
    const chosen = await variantOf(request);
    if (E.isLeft(chosen))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ error: 'override_unknown', message: chosen.left.words });
    const variant = chosen.right;
    const body = JSON.stringify(
      LiveComposition.encode({
        revision: variant.revision,
        pins: variant.pins,
        versions: versionsInUse(live(), variant),
      }),
    );
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS)}"`;
    ensureCsrf(request, reply);
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'cookie');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
};
