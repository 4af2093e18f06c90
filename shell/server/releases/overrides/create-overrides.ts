import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { siteCookies } from '../../http/security/index.ts';
import { overrideIn, readOverride, wordsOfOverride } from './override-words.ts';
import type { Override } from './override-words.ts';
import { resolveOverride } from './resolve-override.ts';
import type { OverridePorts, Overriding } from './resolve-override.ts';

/** Reason why requested versions are not shown, with links to continue. */
export type OverrideProblem = {
  readonly words: string;
  /** URL without the override parameters. Null if the problem is in the cookie. */
  readonly stay: string | null;
  /** URL that shows the live versions again. */
  readonly clear: string;
};

export type Overrides = {
  /** Handles `?mfe=` and `?mfe-rev=`. Right true: the reply is a redirect to the same page without them. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<E.Either<OverrideProblem, boolean>>;
  /** Loads the overrides of the visitor's cookie. Right null: none. */
  readonly of: (request: FastifyRequest) => Promise<E.Either<OverrideProblem, Overriding | null>>;
  /** Overrides of the visitor's cookie, not loaded. None if overrides are not allowed. */
  readonly askedBy: (request: FastifyRequest) => Promise<Override>;
};

type Settings = OverridePorts & {
  readonly mayOverride: (request: FastifyRequest) => Promise<boolean>;
  readonly isHttps: boolean;
};

const OVERRIDE_COOKIE = 'mfe-override';
const COOKIE = { httpOnly: true, sameSite: 'lax' } as const;

const PARAMETERS = ['mfe', 'mfe-rev'];

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Requested URL without override parameters. Other parameters keep their spelling. */
const addressWithout = (url: string): string => {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const rest = query
    .split('&')
    .filter((pair) => pair !== '' && !PARAMETERS.includes(pair.split('=')[0] ?? ''));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
};

const clearingOf = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}mfe=`;

const resolved = async (
  override: Override,
  url: string,
  ports: OverridePorts,
  isAsked: boolean,
): Promise<E.Either<OverrideProblem, Overriding>> => {
  const address = addressWithout(url);
  try {
    return E.right(await resolveOverride(override, ports));
  } catch (error) {
    return E.left({ words: wordsOf(error), stay: isAsked ? address : null, clear: clearingOf(address) });
  }
};

const hasNothing = (override: Override): boolean => wordsOfOverride(override).length === 0;

/** Creates version overrides for visitors who may see other versions than the live ones. */
export const createOverrides = (settings: Settings): Overrides => {
  const { mayOverride, isHttps } = settings;
  const cookies = siteCookies(isHttps);

  const askedBy = async (request: FastifyRequest): Promise<Override> => {
    const override = overrideIn(cookies.read(request, OVERRIDE_COOKIE));
    return hasNothing(override) || !(await mayOverride(request)) ? overrideIn(undefined) : override;
  };

  return {
    askedBy,
    answer: async (request, reply) => {
      const url = request.raw.url ?? '/';
      const query = new URLSearchParams(url.split(/\?(.*)/s)[1]);
      if (!PARAMETERS.some((name) => query.has(name)) || !(await mayOverride(request))) return E.right(false);
      const address = addressWithout(url);
      const override = readOverride(query.get('mfe'), query.get('mfe-rev'));
      if (E.isLeft(override))
        return E.left({ words: override.left, stay: address, clear: clearingOf(address) });
      const found = await resolved(override.right, url, settings, true);
      if (E.isLeft(found)) return found;
      if (hasNothing(override.right)) cookies.clear(reply, OVERRIDE_COOKIE, COOKIE);
      else cookies.set(reply, OVERRIDE_COOKIE, wordsOfOverride(override.right).join(), COOKIE);
      await reply.header('cache-control', 'no-store').redirect(address, 302);
      return E.right(true);
    },
    of: async (request) => {
      const override = await askedBy(request);
      return hasNothing(override)
        ? E.right(null)
        : resolved(override, request.raw.url ?? '/', settings, false);
    },
  };
};
