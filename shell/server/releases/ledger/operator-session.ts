import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Token } from '@coinlane/release-ledger';

import { readSignedText, signText, siteCookies } from '../../http/security/index.ts';

/** Cookie of an operator on the ops page. Scripts cannot read it. */
const OPERATOR_COOKIE = 'ledger_session';
const OPTIONS = { httpOnly: true, sameSite: 'strict' } as const;
const LONGEST_MS = 12 * 3_600_000;
const RADIX = 36;

/** Browser sessions of operators. */
export type OperatorSessions = {
  /** Opens a session for the holder of a token, for at most twelve hours, and not longer than the token is valid. */
  readonly open: (reply: FastifyReply, token: Token) => void;
  readonly close: (reply: FastifyReply) => void;
  /** ID of the token of a session. Null: no session, or it has ended. */
  readonly tokenIdOf: (request: FastifyRequest) => string | null;
};

/**
 * Creates the sessions. The cookie contains the ID of the token and a signed end time, so it expires and does not
 * reveal the token. Revoking a token ends its sessions.
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
