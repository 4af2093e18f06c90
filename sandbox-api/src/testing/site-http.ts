import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';

import type { OpenSandbox } from './open-sandbox.ts';

const injected = ({ method, service, path, query, body, idempotencyKey }: HttpRequest) => ({
  method,
  url: `/sandbox/${service}${path}`,
  ...(query === undefined ? {} : { query }),
  ...(body === undefined ? {} : { payload: body as object }),
  headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
});

/** Asks a sandbox as the gateway does: `/sandbox/{service}{path}`. */
export const siteHttp =
  ({ app }: OpenSandbox): HttpPort =>
  (request) =>
  async () => {
    const reply = await app.inject(injected(request));
    return reply.statusCode < 300
      ? E.right(reply.json<unknown>())
      : E.left(httpError(reply.statusCode, reply.json<unknown>()));
  };
