import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { parseJson } from '@coinlane/shared-contracts/codecs';
import { httpError } from '@coinlane/shared-contracts/errors';

import type { OpenSandbox } from './open-sandbox.ts';

const injected = (
  { method, service, path, query, body, idempotencyKey }: HttpRequest,
  accessToken: string | null,
) => ({
  method,
  url: `/sandbox/${service}${path}`,
  ...(query === undefined ? {} : { query }),
  ...(body === undefined ? {} : { payload: body as object }),
  headers: {
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
  },
});

/** Calls a sandbox like the gateway: `/sandbox/{service}{path}`; with the token of a user if given. */
export const siteHttp =
  ({ app }: OpenSandbox, accessToken: string | null = null): HttpPort =>
  (request) =>
  async () => {
    const reply = await app.inject(injected(request, accessToken));
    return reply.statusCode < 300
      ? E.right(parseJson(reply.body))
      : E.left(httpError(reply.statusCode, parseJson(reply.body)));
  };
