import type { FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { canChange, checkToken, findToken, isOps } from '@coinlane/release-ledger';
import type { LedgerError, Store, Token } from '@coinlane/release-ledger';

import { csrfProblemOf, networkOf } from '../../http/security/index.ts';
import type { PersonSession, PersonSessions } from '../operator-sign-in/index.ts';
import { createOperatorSessions } from './operator-session.ts';
import type { OperatorSessions } from './operator-session.ts';
import { createTokenMemory } from './token-memory.ts';
import type { TokenMemory } from './token-memory.ts';
import { createWrongTokens } from './wrong-tokens.ts';

/**
 * Holder of a token, or a person who signed in with the identity issuer and temporarily has the rights of such a
 * token.
 */
export type Holder = Token & { readonly isPerson?: true };

/** Reason to refuse access. */
export type AccessError =
  | { readonly _tag: 'TokenMissing' }
  | { readonly _tag: 'TokenWrong' }
  | { readonly _tag: 'SignInOver'; readonly name: string }
  | { readonly _tag: 'TooManyWrongTokens'; readonly waitSeconds: number }
  | { readonly _tag: 'CsrfRefused'; readonly problem: string }
  | { readonly _tag: 'Unknowable'; readonly error: LedgerError };

/** Access control of the ledger. */
export type LedgerAccess = {
  /** Holder of a token, read from the store each time. Counts wrong tokens by address. */
  readonly holderOf: (text: string, address: string) => Promise<E.Either<AccessError, Token>>;
  /** Holder of a request: by its bearer token, or its session. A change in a session requires the CSRF token. */
  readonly holderBehind: (request: FastifyRequest) => Promise<E.Either<AccessError, Holder>>;
  /** Whether the visitor of a page has an operator token. Cached for 2 s. Never fails. */
  readonly holdsOpsToken: (request: FastifyRequest) => Promise<boolean>;
  /** Whether a token, by its ID, is valid and can change a remote. Cached for 2 s. Never fails. */
  readonly isValidFor: (tokenId: string, remote: string) => Promise<boolean>;
  readonly csrfProblem: (request: FastifyRequest) => string | null;
  readonly sessions: OperatorSessions;
};

type Settings = {
  readonly store: Store;
  readonly environment: string;
  readonly csrfSecret: string;
  readonly publicOrigin: string;
  /** Null: operators sign in with tokens only. */
  readonly people: PersonSessions | null;
};

const BEARER = /^Bearer +(\S+)$/i;

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * Key of a session in the token memory. Differs from the key of a bearer token, because the ID of a token is public.
 */
const sessionKey = (tokenId: string): string => `session ${tokenId}`;

const holderOfPerson = (session: PersonSession, environment: string): E.Either<AccessError, Holder> => {
  if (session._tag === 'Over') return E.left({ _tag: 'SignInOver', name: session.name });
  const { person, startedAtMs, endsAtMs } = session;
  return E.right({
    ...person,
    env: environment,
    issuedAt: new Date(startedAtMs).toISOString(),
    expiresAt: new Date(endsAtMs).toISOString(),
    by: person.name,
    isPerson: true,
  });
};

const mayOnlyLook = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Creates functions that read tokens from the store, by their text or by the ID of a session. */
const createTokenReader = ({ store, environment }: Settings, memory: TokenMemory) => {
  const wrong = createWrongTokens();

  const holderOf: LedgerAccess['holderOf'] = async (text, address) => {
    const network = networkOf(address);
    const waitSeconds = wrong.waitSeconds(network, Date.now());
    // another caller who guesses from the same address must not lock out an operator
    if (waitSeconds > 0 && !memory.wasGood(text, Date.now()))
      return E.left({ _tag: 'TooManyWrongTokens', waitSeconds });
    const checked = await checkToken(store, environment, text);
    if (E.isLeft(checked)) return E.left({ _tag: 'Unknowable', error: checked.left });
    memory.keep(text, checked.right, Date.now());
    if (checked.right !== null) return E.right(checked.right);
    wrong.count(network, Date.now());
    return E.left({ _tag: 'TokenWrong' });
  };

  const holderOfSession = async (tokenId: string): Promise<E.Either<AccessError, Token>> => {
    const found = await findToken(store, environment, tokenId);
    if (E.isLeft(found)) return E.left({ _tag: 'Unknowable', error: found.left });
    memory.keep(sessionKey(tokenId), found.right, Date.now());
    return found.right === null ? E.left({ _tag: 'TokenWrong' }) : E.right(found.right);
  };

  return { holderOf, holderOfSession };
};

/** Authenticates operators and CI jobs by their tokens. Tokens are never logged or stored. */
export const createLedgerAccess = (settings: Settings): LedgerAccess => {
  const { environment, people } = settings;
  const memory = createTokenMemory();
  const sessions = createOperatorSessions(settings.csrfSecret, settings.publicOrigin.startsWith('https:'));
  const csrfProblem = (request: FastifyRequest): string | null =>
    csrfProblemOf(request, settings)?.message ?? null;

  const { holderOf, holderOfSession } = createTokenReader(settings, memory);

  const holderBehind: LedgerAccess['holderBehind'] = async (request) => {
    const bearer = bearerOf(request);
    if (bearer !== null) return holderOf(bearer, request.ip);
    const tokenId = sessions.tokenIdOf(request);
    const session = people?.read(request) ?? null;
    if (tokenId === null && session === null) return E.left({ _tag: 'TokenMissing' });
    const problem = mayOnlyLook(request) ? null : csrfProblem(request);
    if (problem !== null) return E.left({ _tag: 'CsrfRefused', problem });
    if (session !== null) return holderOfPerson(session, environment);
    return holderOfSession(tokenId ?? '');
  };

  /** Recently verified token, otherwise the result of a read. Null: invalid or unknown. */
  const recallOr = async (
    key: string,
    ask: () => Promise<E.Either<AccessError, Token>>,
  ): Promise<Token | null> => {
    const known = memory.recall(key, Date.now());
    if (known !== undefined) return known;
    const holder = await ask();
    return E.isRight(holder) ? holder.right : null;
  };

  const holdsOpsToken: LedgerAccess['holdsOpsToken'] = async (request) => {
    const bearer = bearerOf(request);
    const session = bearer === null ? (people?.read(request) ?? null) : null;
    if (session?._tag === 'Running') return isOps({ for: session.person.for });
    const tokenId = bearer === null ? sessions.tokenIdOf(request) : null;
    const key = tokenId === null ? bearer : sessionKey(tokenId);
    if (key === null) return false;
    const ask = () => (tokenId === null ? holderOf(key, request.ip) : holderOfSession(tokenId));
    const holder = await recallOr(key, ask);
    return holder !== null && isOps(holder);
  };

  const isValidFor: LedgerAccess['isValidFor'] = async (tokenId, remote) => {
    const holder = await recallOr(sessionKey(tokenId), () => holderOfSession(tokenId));
    return holder !== null && canChange(holder, remote);
  };

  return { holderOf, holderBehind, holdsOpsToken, isValidFor, csrfProblem, sessions };
};
