import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { readSignedText, signText, siteCookies } from '../../http/security/index.ts';
import type { SignInSecrets } from './oidc-issuer.ts';

const COOKIE = 'ledger_sign_in';
/** Lax: the issuer sends the browser back from another site. */
const OPTIONS = { httpOnly: true, sameSite: 'lax' } as const;
const LONGEST_MS = 600_000;
const PROBLEM_MS = 60_000;

const Started = t.type({ state: t.string, nonce: t.string, verifier: t.string, endsAtMs: t.number });
const Problem = t.type({ words: t.string, endsAtMs: t.number });

/** The sign-in that a browser has started, or the reason why its last one failed. One cookie stores both. */
export type SignInCookie = {
  readonly start: (reply: FastifyReply, secrets: SignInSecrets) => void;
  /** Null: none, or older than ten minutes. */
  readonly started: (request: FastifyRequest) => SignInSecrets | null;
  readonly fail: (reply: FastifyReply, words: string) => void;
  readonly problem: (request: FastifyRequest) => string | null;
  readonly clear: (reply: FastifyReply) => void;
};

/** Creates the cookie of sign-ins with the identity issuer. */
export const createSignInCookie = (secret: string, isHttps: boolean): SignInCookie => {
  const cookies = siteCookies(isHttps);
  const write = (reply: FastifyReply, purpose: string, value: object, lifetimeMs: number): void => {
    const stored = { ...value, endsAtMs: Date.now() + lifetimeMs };
    const text = Buffer.from(JSON.stringify(stored)).toString('base64url');
    cookies.set(reply, COOKIE, signText({ secret, purpose }, text), {
      ...OPTIONS,
      maxAge: lifetimeMs / 1000,
    });
  };
  const read = <A extends { readonly endsAtMs: number }>(
    request: FastifyRequest,
    purpose: string,
    codec: t.Type<A>,
  ): A | null => {
    const text = readSignedText({ secret, purpose }, cookies.read(request, COOKIE) ?? '');
    if (text === null) return null;
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const stored = codec.decode(json);
    return E.isRight(stored) && stored.right.endsAtMs > Date.now() ? stored.right : null;
  };
  return {
    start: (reply, secrets) => write(reply, 'operator sign-in', secrets, LONGEST_MS),
    started: (request) => read(request, 'operator sign-in', Started),
    fail: (reply, words) => write(reply, 'operator sign-in problem', { words }, PROBLEM_MS),
    problem: (request) => read(request, 'operator sign-in problem', Problem)?.words ?? null,
    clear: (reply) => cookies.clear(reply, COOKIE, OPTIONS),
  };
};
