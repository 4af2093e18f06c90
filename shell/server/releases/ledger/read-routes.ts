import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { diff, history, pinComposition, status, verify } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';
import { sendMisread, sendResult } from './ledger-replies.ts';
import type { TokenGuard } from './token-guard.ts';
import { withServed } from './with-served.ts';

type Query = Readonly<Record<string, unknown>>;

const isQuery = (query: unknown): query is Query => typeof query === 'object' && query !== null;

/** Query parameters of a request. An unknown or repeated name is an error. */
const wordsIn = (
  { query }: FastifyRequest,
  known: readonly string[],
): E.Either<string, Readonly<Record<string, string>>> => {
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(isQuery(query) ? query : {})) {
    if (!known.includes(name) || typeof value !== 'string')
      return E.left(`Unknown parameter ?${name}. Known, each at most once: ${known.join(', ') || 'none'}.`);
    words[name] = value;
  }
  return E.right(words);
};

const revOf = (name: string, word: string | undefined): E.Either<string, number> =>
  word !== undefined && /^[1-9]\d{0,9}$/.test(word)
    ? E.right(Number(word))
    : E.left(`?${name}=<revision> is required: a number such as 42.`);

/** Adds `GET /ledger/status`, `history`, `diff`, `verify` and `pin`: the output of the command line as JSON. */
export const addReadRoutes = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  const { store, environment } = ports;
  const options = { onRequest: guard.anyHolder };

  app.get('/ledger/status', options, async (request, reply) => {
    const words = wordsIn(request, []);
    if (E.isLeft(words)) return sendMisread(reply, words.left);
    const ledgerStatus = await status(store, environment);
    return sendResult(
      reply,
      pipe(
        ledgerStatus,
        E.map((found) => withServed(ports, found)),
      ),
    );
  });
  app.get('/ledger/health', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send((await ports.health?.()) ?? []),
  );
  app.get('/ledger/history', options, async (request, reply) => {
    const words = wordsIn(request, ['remote']);
    if (E.isLeft(words)) return sendMisread(reply, words.left);
    return sendResult(reply, await history(store, environment, words.right['remote']));
  });
  app.get('/ledger/diff', options, async (request, reply) => {
    const words = wordsIn(request, ['from', 'to']);
    if (E.isLeft(words)) return sendMisread(reply, words.left);
    const from = revOf('from', words.right['from']);
    if (E.isLeft(from)) return sendMisread(reply, from.left);
    const to = revOf('to', words.right['to']);
    if (E.isLeft(to)) return sendMisread(reply, to.left);
    const changes = await diff(store, environment, from.right, to.right);
    return sendResult(
      reply,
      pipe(
        changes,
        E.map((found) => ({ env: environment, from: from.right, to: to.right, changes: found })),
      ),
    );
  });
  app.get('/ledger/verify', options, async (_request, reply) =>
    sendResult(reply, await verify(store, environment)),
  );
  app.get('/ledger/pin', options, async (request, reply) => {
    const words = wordsIn(request, ['rev']);
    if (E.isLeft(words)) return sendMisread(reply, words.left);
    const { rev: word } = words.right;
    const rev = word === undefined ? E.right(undefined) : revOf('rev', word);
    if (E.isLeft(rev)) return sendMisread(reply, rev.left);
    return sendResult(reply, await pinComposition(store, environment, rev.right));
  });
};
