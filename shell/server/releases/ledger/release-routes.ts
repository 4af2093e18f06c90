import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { isOps, canChange, publish } from '@coinlane/release-ledger';
import type { LedgerError, Published, Result } from '@coinlane/release-ledger';

import { publishGateOf } from './gate-of.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendFailure, sendForbidden, sendMisread, sendResult } from './ledger-replies.ts';
import { byOf } from './token-guard.ts';
import type { TokenGuard } from './token-guard.ts';
import { TAR_LIMITS, unpackTar } from './unpack-tar.ts';
import type { TarProblem } from './unpack-tar.ts';

type ReleaseRequest = FastifyRequest<{
  Params: { remote: string };
  Querystring: Readonly<Record<string, string | readonly string[]>>;
}>;

type Wishes = { readonly isDryRun: boolean; readonly isForced: boolean; readonly reason: string };

const KNOWN = ['dryRun', 'force', 'reason'];
const ARCHIVE = 'the archive';

const wishesIn = ({ query }: ReleaseRequest): E.Either<string, Wishes> => {
  const unknown = Object.entries(query).find(
    ([name, value]) =>
      !KNOWN.includes(name) || typeof value !== 'string' || (name !== 'reason' && value !== 'true'),
  );
  if (unknown !== undefined)
    return E.left(`Unknown parameter ?${unknown[0]}. Known: dryRun=true, force=true, reason=<text>.`);
  const { dryRun, force, reason } = query;
  return E.right({
    isDryRun: dryRun === 'true',
    isForced: force === 'true',
    reason: typeof reason === 'string' ? reason : '',
  });
};

/** Replaces the temporary folder in an error, because the sender knows only the archive. */
const namingTheArchive = (error: LedgerError): LedgerError => {
  if (error._tag === 'BuildRefused') return { ...error, folder: ARCHIVE };
  return error._tag === 'NotFound' && error.what === 'build' ? { ...error, where: ARCHIVE } : error;
};

/** Unpacks into a temporary folder and publishes it. */
const publishBody = async (
  body: unknown,
  uploads: string,
  run: (folder: string) => Promise<Result<Published> | null>,
): Promise<E.Either<TarProblem, Result<Published> | null>> => {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'release-'));
  try {
    const unpacked = await unpackTar(body instanceof Readable ? body : Readable.from([]), folder);
    if (E.isLeft(unpacked)) return unpacked;
    const published = await run(folder);
    return E.right(published === null ? null : pipe(published, E.mapLeft(namingTheArchive)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const sendPublished = (
  reply: FastifyReply,
  published: E.Either<TarProblem, Result<Published> | null>,
): FastifyReply => {
  if (E.isLeft(published)) {
    const { isTooLarge, words } = published.left;
    // the rest of the body stays unread
    reply.header('connection', 'close');
    return sendMisread(reply, `The archive is refused: ${words}.`, isTooLarge ? 413 : 400);
  }
  if (published.right === null) return reply;
  const isNew = E.isRight(published.right) && published.right.right.outcome === 'published';
  return sendResult(reply, published.right, isNew ? 201 : 200);
};

/**
 * Adds `POST /ledger/releases/<remote>`, which publishes a `tar` or `tar.gz` of a build folder, with any content
 * type. The body is read only with the remote's token.
 */
export const addReleaseRoutes = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, finish) => finish(null, payload));
    const options = { onRequest: guard.anyHolder, bodyLimit: TAR_LIMITS.packedBytes };
    scope.post('/ledger/releases/:remote', options, async (request: ReleaseRequest, reply) => {
      const { remote } = request.params;
      const token = guard.holder(request);
      if (!canChange(token, remote)) return sendForbidden(reply, token.for, remote);
      const wishes = wishesIn(request);
      if (E.isLeft(wishes)) return sendMisread(reply, wishes.left);
      const { isForced, isDryRun, reason } = wishes.right;
      if (isForced && !isOps(token)) return sendForbidden(reply, token.for, 'ops (to skip the gate)');
      const gate = await publishGateOf(ports, isForced);
      if (E.isLeft(gate)) return sendFailure(reply, gate.left);

      const signing = ports.signingKey === null ? {} : { signingKey: ports.signingKey };
      const how = { by: byOf(token), isDryRun, reason, remote, gate: gate.right, ...signing };
      const run = async (folder: string) =>
        (await guard.isStillHolder(request, reply)) ? publish(ports.store, folder, how) : null;
      return sendPublished(reply, await publishBody(request.body, ports.uploads, run));
    });
    done();
  });
};
