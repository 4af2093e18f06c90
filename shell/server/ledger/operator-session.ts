import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Token } from '@coinlane/release-ledger';

import { readSignedText, signText, siteCookies } from '../security/index.ts';

/** Cookie of a person at the ops page. Scripts of a page never see it. */
const OPERATOR_COOKIE = 'ledger_session';
const OPTIONS = { httpOnly: true, sameSite: 'strict' } as const;
const LONGEST_MS = 12 * 3_600_000;
const RADIX = 36;

/** Sessions of operators in a browser. */
export type OperatorSessions = {
  /** Opens a session for the holder of a token: at most twelve hours, and not longer than the token is valid. */
  readonly open: (reply: FastifyReply, token: Token) => void;
  readonly close: (reply: FastifyReply) => void;
  /** ID of the token behind a request; null without a session, or if it has ended. */
  readonly tokenIdOf: (request: FastifyRequest) => string | null;
};

/**
 * The cookie names the token by its ID and ends at a time that is signed with it: a stolen cookie is worth nothing after
 * that, and the token cannot be read from it. A revoked token ends its sessions.
 */
export const createOperatorSessions = (secret: string, isHttps: boolean): OperatorSessions => {
  const key = { secret, purpose: 'operator session' };
  const cookies = siteCookies(isHttps);
  return {
    open: (reply, { id, expiresAt }) => {
      const nowMs = Date.now();
      const endsAtMs = Math.min(nowMs + LONGEST_MS, Date.parse(expiresAt));
      const value = signText(key, `${id}.${endsAtMs.toString(RADIX)}`);
      cookies.set(reply, OPERATOR_COOKIE, value, {
        ...OPTIONS,
        maxAge: Math.max(0, Math.floor((endsAtMs - nowMs) / 1000)),
      });
    },
    close: (reply) => cookies.clear(reply, OPERATOR_COOKIE, OPTIONS),
    tokenIdOf: (request) => {
      const text = readSignedText(key, cookies.read(request, OPERATOR_COOKIE) ?? '');
      const [id = '', end = ''] = text?.split('.') ?? [];
      return Number.parseInt(end, RADIX) > Date.now() ? id : null;
    },
  };
};
