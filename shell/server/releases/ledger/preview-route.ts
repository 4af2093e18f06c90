import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import { canChange, readRelease } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';
import { sendForbidden, sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';
import type { TokenGuard } from './token-guard.ts';

const PreviewBody = bodyForm({ remote: t.string, version: t.string }, {});

/** A link ends with the token that created it. */
const NEEDS_TOKEN = 'A preview link needs a token of the ledger: it ends when the token is revoked.';

/** A page of the remote, or the start page if each of its paths needs a value. */
const pageOf = (routes: readonly string[]): string => routes.find((route) => !route.includes(':')) ?? '/';

/**
 * Adds `POST /ledger/previews`, which creates a link to a published version with the remote's token. The ledger
 * does not change.
 */
export const addPreviewRoute = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  app.post('/ledger/previews', { onRequest: guard.anyHolder }, async (request, reply) => {
    const body = readBody(PreviewBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, body.left);
    const { remote, version } = body.right;
    const token = guard.holder(request);
    if (!canChange(token, remote)) return sendForbidden(reply, token.for, remote);
    if (token.isPerson) return sendMisread(reply, NEEDS_TOKEN, 403);
    const link = pipe(
      await readRelease(ports.store, remote, version),
      E.map(({ routes }) => {
        const preview = ports.previews.create({ remote, version }, token);
        return {
          url: `${ports.publicOrigin}${pageOf(routes)}?preview=${encodeURIComponent(preview.token)}`,
          expiresAt: new Date(preview.expiresAtMs).toISOString(),
        };
      }),
    );
    return sendResult(reply, link, 201);
  });
};
