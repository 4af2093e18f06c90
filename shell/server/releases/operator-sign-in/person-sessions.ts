import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { readSignedText, signText, siteCookies } from '../../http/security/index.ts';
import type { OidcSettings } from '../../http/config/index.ts';
import type { Person } from './person.rule.ts';

/** The same cookie as for sessions with a token. A browser has only one session, and signing out ends either kind. */
const COOKIE = 'ledger_session';
const OPTIONS = { httpOnly: true, sameSite: 'strict' } as const;
/** After an hour, the issuer decides again whether the person still belongs to the groups. */
const LONGEST_MS = 3_600_000;

const Stored = t.type({
  id: t.string,
  name: t.string,
  for: t.string,
  startedAtMs: t.number,
  endsAtMs: t.number,
});
type Stored = t.TypeOf<typeof Stored>;

/** A session that has not ended, or the name of the person whose session has ended. */
export type PersonSession =
  | {
      readonly _tag: 'Running';
      readonly person: Person;
      readonly startedAtMs: number;
      readonly endsAtMs: number;
    }
  | { readonly _tag: 'Over'; readonly name: string };

/** Sessions of operators who signed in with the identity issuer. */
export type PersonSessions = {
  readonly open: (reply: FastifyReply, person: Person) => void;
  /** Null: no session. */
  readonly read: (request: FastifyRequest) => PersonSession | null;
};

type Settings = {
  readonly secret: string;
  readonly isHttps: boolean;
  readonly oidc: OidcSettings;
};

const parsed = (text: string | null): Stored | null => {
  if (text === null) return null;
  const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const stored = Stored.decode(json);
  return E.isRight(stored) ? stored.right : null;
};

/**
 * Creates the sessions. The cookie contains the person and a signed end time, but nothing of the issuer's tokens.
 * Another issuer, client or set of groups in the configuration ends all sessions.
 */
export const createPersonSessions = ({ secret, isHttps, oidc }: Settings): PersonSessions => {
  const cookies = siteCookies(isHttps);
  const purpose = [
    'person session',
    oidc.issuer,
    oidc.clientId,
    oidc.claim,
    JSON.stringify([...oidc.groups]),
  ];
  const key = { secret, purpose: purpose.join(' ') };
  return {
    open: (reply, { id, name, for: scope }) => {
      const startedAtMs = Date.now();
      const stored = { id, name, for: scope, startedAtMs, endsAtMs: startedAtMs + LONGEST_MS };
      const text = Buffer.from(JSON.stringify(stored)).toString('base64url');
      // no `maxAge`: after the end, the cookie explains why the person has to sign in again
      cookies.set(reply, COOKIE, signText(key, text), OPTIONS);
    },
    read: (request) => {
      const stored = parsed(readSignedText(key, cookies.read(request, COOKIE) ?? ''));
      if (stored === null) return null;
      const { id, name, for: scope, startedAtMs, endsAtMs } = stored;
      return endsAtMs > Date.now()
        ? { _tag: 'Running', person: { id, name, for: scope }, startedAtMs, endsAtMs }
        : { _tag: 'Over', name };
    },
  };
};
