import type { FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { createOverrideCookies } from './override-cookies.ts';
import { isNoOverride, NO_OVERRIDE, readOverride } from './override-words.ts';
import type { Override } from './override-words.ts';
import { PREVIEW } from './preview-links.ts';
import type { Preview, PreviewLinks } from './preview-links.ts';
import { resolveOverride } from './resolve-override.ts';
import type { OverridePorts, Overriding } from './resolve-override.ts';

/** Reason why the requested versions are not shown, with links to continue. */
export type OverrideProblem = {
  readonly words: string;
  /** URL without the override parameters. Null if the problem is in the cookie. */
  readonly stay: string | null;
  /** URL that shows the live versions again. */
  readonly clear: string;
};

export type Overrides = {
  /**
   * Handles `?mfe=`, `?mfe-rev=` and `?preview=`. Right true: the reply is a redirect to the same page without them.
   */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<E.Either<OverrideProblem, boolean>>;
  /** Loads the overrides of the visitor's cookie. Right null: none. */
  readonly of: (request: FastifyRequest) => Promise<E.Either<OverrideProblem, Overriding | null>>;
  /** Overrides in the visitor's cookie, not loaded. Empty if overrides are not allowed. */
  readonly askedBy: (request: FastifyRequest) => Promise<Override>;
};

type Settings = OverridePorts & {
  /** Whether the visitor can request any version. Anyone can use a preview link. */
  readonly mayOverride: (request: FastifyRequest) => Promise<boolean>;
  readonly previews: PreviewLinks;
  /** Whether the token that created a preview link is still valid. A link of a revoked token shows nothing. */
  readonly isIssuerValid: (tokenId: string, remote: string) => Promise<boolean>;
  readonly isHttps: boolean;
};

const PARAMETERS = ['mfe', 'mfe-rev', PREVIEW];
const PREVIEW_ENDED =
  'this preview link has expired or is incomplete: ask the team that made it for a new one';

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

/** Creates version overrides for visitors who can see versions other than the live ones. */
export const createOverrides = (settings: Settings): Overrides => {
  const { mayOverride, previews, isIssuerValid, isHttps } = settings;
  const cookies = createOverrideCookies(previews, isHttps);

  const overrideOf = async (preview: Preview | null): Promise<Override | null> =>
    preview !== null && (await isIssuerValid(preview.tokenId, preview.remote)) ? preview.override : null;

  const askedBy = async (request: FastifyRequest): Promise<Override> => {
    const override = cookies.named(request);
    if (!isNoOverride(override) && (await mayOverride(request))) return override;
    return (await overrideOf(cookies.previewed(request))) ?? NO_OVERRIDE;
  };

  /** Requested override. Null: no override, or the visitor cannot use it. */
  const requested = async (
    request: FastifyRequest,
    query: URLSearchParams,
  ): Promise<E.Either<string, Override> | null> => {
    const token = query.get(PREVIEW);
    if (token !== null) return E.fromNullable(PREVIEW_ENDED)(await overrideOf(previews.read(token)));
    const isAsked = query.has('mfe') || query.has('mfe-rev');
    const mayEndPreview = query.get('mfe') === '' && cookies.previewed(request) !== null;
    return isAsked && (mayEndPreview || (await mayOverride(request)))
      ? readOverride(query.get('mfe'), query.get('mfe-rev'))
      : null;
  };

  return {
    askedBy,
    answer: async (request, reply) => {
      const url = request.raw.url ?? '/';
      const query = new URLSearchParams(url.split(/\?(.*)/s)[1]);
      const override = await requested(request, query);
      if (override === null) return E.right(false);
      const address = addressWithout(url);
      if (E.isLeft(override))
        return E.left({ words: override.left, stay: address, clear: clearingOf(address) });
      const found = await resolved(override.right, url, settings, true);
      if (E.isLeft(found)) return found;
      cookies.keep(request, reply, { override: override.right, token: query.get(PREVIEW) });
      await reply.header('cache-control', 'no-store').redirect(address, 302);
      return E.right(true);
    },
    of: async (request) => {
      const override = await askedBy(request);
      return isNoOverride(override)
        ? E.right(null)
        : resolved(override, request.raw.url ?? '/', settings, false);
    },
  };
};
