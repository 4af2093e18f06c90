import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { isOps } from '@coinlane/release-ledger';

import type { Holder, LedgerAccess } from './ledger-access.ts';
import { sendAccessError, sendForbidden } from './ledger-replies.ts';

/** Holder of each request. */
export type TokenGuard = {
  /** Accepts any holder, before the body is read. */
  readonly anyHolder: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  readonly opsOnly: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Whether a long request of an operator can continue: the token is not revoked, and the session has not ended. */
  readonly isStillOps: (request: FastifyRequest) => Promise<boolean>;
  /**
   * Checks the holder of a change again, because the token can be revoked between the head and the body. False:
   * the refusal was sent.
   */
  readonly isStillHolder: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** Holder accepted by a guard. Throws if the route has no guard. */
  readonly holder: (request: FastifyRequest) => Holder;
};

/** Author (`by`) in the ledger: name and ID of the token, or name and subject of the person. */
export const byOf = ({ name, id, isPerson }: Holder): string =>
  isPerson ? `${name} (sign-in ${id})` : `${name} (token ${id})`;

/** Creates `onRequest` hooks. */
export const createTokenGuard = (access: LedgerAccess): TokenGuard => {
  const holders = new WeakMap<FastifyRequest, Holder>();

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
    isStillOps: async (request) => {
      const found = await access.holderBehind(request);
      return E.isRight(found) ? isOps(found.right) : found.left._tag === 'Unknowable';
    },
    isStillHolder: async (request, reply) => {
      if (!holders.has(request) || request.method === 'GET' || request.method === 'HEAD') return true;
      const found = await access.holderBehind(request);
      if (E.isRight(found)) return true;
      sendAccessError(reply, found.left);
      return false;
    },
    holder: (request) => {
      const token = holders.get(request);
      if (token === undefined) throw new Error('the route was registered without a token guard');
      return token;
    },
  };
};
