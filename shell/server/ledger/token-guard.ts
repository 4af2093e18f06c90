import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { isOps } from '@coinlane/release-ledger';
import type { Token } from '@coinlane/release-ledger';

import type { LedgerAccess } from './ledger-access.ts';
import { sendAccessError, sendForbidden } from './ledger-replies.ts';

/** Who is behind each request, once known. */
export type TokenGuard = {
  /** Lets any holder in, before a byte of the body is read. */
  readonly anyHolder: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  readonly opsOnly: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** The holder a guard let in. Throws where no guard stood before the route. */
  readonly holder: (request: FastifyRequest) => Token;
};

/** What is written into the ledger as `by`: the token's name, and which token. */
export const byOf = ({ name, id }: Token): string => `${name} (token ${id})`;

/** Stands before a route as its `onRequest` hook. */
export const createTokenGuard = (access: LedgerAccess): TokenGuard => {
  const holders = new WeakMap<FastifyRequest, Token>();

  const letIn = async (request: FastifyRequest, reply: FastifyReply, needsOps: boolean): Promise<unknown> => {
    const found = await access.holderBehind(request);
    if (E.isLeft(found)) return sendAccessError(reply, found.left);
    if (needsOps && !isOps(found.right)) return sendForbidden(reply, found.right.for, 'ops');
    holders.set(request, found.right);
    return undefined;
  };

  return {
    anyHolder: (request, reply) => letIn(request, reply, false),
    opsOnly: (request, reply) => letIn(request, reply, true),
    holder: (request) => {
      const token = holders.get(request);
      if (token === undefined) throw new Error('no guard stands before this route');
      return token;
    },
  };
};
