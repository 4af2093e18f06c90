import type { FastifyReply } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { exitCodeOf, wordsOf } from '@coinlane/release-ledger';
import type { LedgerError, Result } from '@coinlane/release-ledger';

import type { AccessError } from './ledger-access.ts';

/** HTTP status for an exit code of the command line: refused, not found, conflict, store failed. */
const STATUS_OF_EXIT: Readonly<Record<number, number>> = { 3: 422, 4: 404, 5: 409, 6: 503 };

const NOT_UNDERSTOOD = 2;

/** Reply that must not be cached. */
const json = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store');

/** Sends a failure as a message, with its tag and the exit code of the command line. */
export const sendFailure = (reply: FastifyReply, error: LedgerError): FastifyReply => {
  const exitCode = exitCodeOf(error);
  return json(reply, STATUS_OF_EXIT[exitCode] ?? 500).send({
    ok: false,
    exitCode,
    error: { ...error, words: wordsOf(error) },
  });
};

/** Sends a value like `ledger --json`, or a failure. */
export const sendResult = (reply: FastifyReply, result: Result<object>, status = 200): FastifyReply =>
  E.isLeft(result)
    ? sendFailure(reply, result.left)
    : json(reply, status).send({ ok: true, exitCode: 0, ...result.right });

/** Rejects an invalid request: a field, a number, a body. */
export const sendMisread = (reply: FastifyReply, words: string, status = 400): FastifyReply =>
  json(reply, status).send({ ok: false, exitCode: NOT_UNDERSTOOD, error: { _tag: 'Misread', words } });

const accessWords = (error: Exclude<AccessError, { _tag: 'Unknowable' }>): readonly [number, string] => {
  switch (error._tag) {
    case 'TokenMissing':
      return [401, 'A token is required: send the header "authorization: Bearer cl_…", or sign in at /ops.'];
    case 'TokenWrong':
      return [401, 'Invalid or revoked token: unknown, expired, or for another environment.'];
    case 'SignInOver':
      return [401, `The sign-in of ${error.name} has ended: it is valid for an hour. Sign in again.`];
    case 'TooManyWrongTokens':
      return [429, `Too many wrong tokens from this address: try again in ${String(error.waitSeconds)} s.`];
    case 'CsrfRefused':
      return [403, `The change is refused: ${error.problem}.`];
  }
};

/** Sends the reason for refused access. */
export const sendAccessError = (reply: FastifyReply, error: AccessError): FastifyReply => {
  if (error._tag === 'Unknowable') return sendFailure(reply, error.error);
  const [status, words] = accessWords(error);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="ledger"');
  if (error._tag === 'TooManyWrongTokens') reply.header('retry-after', String(error.waitSeconds));
  return json(reply, status).send({ ok: false, exitCode: 3, error: { _tag: error._tag, words } });
};

/** Rejects a holder with insufficient scope. */
export const sendForbidden = (reply: FastifyReply, scope: string, needed: string): FastifyReply =>
  json(reply, 403).send({
    ok: false,
    exitCode: 3,
    error: { _tag: 'Forbidden', words: `Your rights: ${scope}. Needed: ${needed}.` },
  });
