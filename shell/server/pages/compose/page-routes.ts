import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import type { PageIds } from '../../releases/beacons/index.ts';
import type { OverrideProblem } from '../../releases/overrides/index.ts';
import { pageFactsOf } from '../../releases/variants/index.ts';
import type { Variant } from '../../releases/variants/index.ts';
import { readSearch } from './cache-key.ts';
import type { ReadParameters } from './cache-key.ts';
import type { ComposedPage } from './compose-page.ts';
import { nonceMarkOf } from './nonce-mark.ts';
import { plainPolicy } from '../plain-page.ts';
import { overridePage } from './override-page.ts';
import { toPageRequest } from './page-request.ts';
import type { PageRequest } from './page-request.ts';
import { createPageSource } from './page-source.ts';
import { isBot } from './search-bot.ts';
import { sendPage } from './send-page.ts';
import type { SendPorts } from './send-page.ts';

export type PageRoutePorts = SendPorts & {
  readonly compose: (page: PageRequest, variant: Variant) => Promise<ComposedPage>;
  /** Chooses the versions for this visitor. Can set a cookie. */
  readonly choose: (
    request: FastifyRequest,
    reply: FastifyReply,
    isBot: boolean,
  ) => Promise<E.Either<OverrideProblem, Variant>>;
  /** Replies to a URL with overrides. Returns false for other URLs. */
  readonly answerOverride: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<E.Either<OverrideProblem, boolean>>;
  /** Receives each page that is cached. Null: not needed. */
  readonly onCached: ((page: PageRequest, variant: Variant) => void) | null;
  /** Receives the route pattern of each page that has one. Null: not needed. */
  readonly onRoute: ((request: FastifyRequest, route: string) => void) | null;
  readonly pageIds: PageIds;
  readonly shellVersion: string;
  readonly sandboxNamespace: (request: FastifyRequest) => string | null;
  readonly shellPages: readonly string[];
};

const pageRequestOf = (request: FastifyRequest, ports: PageRoutePorts): PageRequest =>
  toPageRequest({
    url: request.raw.url ?? '/',
    isBot: isBot(request.headers['user-agent']),
    theme: request.cookies['theme'],
    runningOrders: request.cookies['orders'],
    sandboxNamespace: ports.sandboxNamespace(request),
    shellPages: ports.shellPages,
    unavailable: ports.config.unavailable ?? [],
  });

const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: OverrideProblem,
  ports: PageRoutePorts,
): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', plainPolicy())
    .type('text/html; charset=utf-8')
    .send(overridePage(pageRequestOf(request, ports).language, ports.config.brand, problem));

/** Query parameters that the page reads, as declared in its release. */
const readsOf = ({ remote, route }: PageRequest, { remotes }: Variant): ReadParameters =>
  (route === null ? null : remotes.get(remote ?? '')?.stable.release.queries?.[route]) ?? null;

/**
 * Whether a shared cache can store the response: it is the same for all visitors, and its URL is cacheable.
 * Parameters that do not change the page can still matter: a referral link sets a cookie.
 */
const isShareable = (asked: PageRequest, page: PageRequest, variant: Variant, key: string | null): boolean =>
  key !== null && variant.isForEverybody && !page.isBot && asked.search === page.search;

/** Adds a page for each URL that no other route handles. */
export const addPageRoutes = (app: FastifyInstance, ports: PageRoutePorts): void => {
  const source = createPageSource(ports);
  app.get('/*', async (request, reply) => {
    const answered = await ports.answerOverride(request, reply);
    if (E.isLeft(answered)) return sendProblem(request, reply, answered.left, ports);
    if (answered.right) return reply;
    const asked = pageRequestOf(request, ports);
    if (asked.route !== null) ports.onRoute?.(request, asked.route);
    const chosen = await ports.choose(request, reply, asked.isBot);
    if (E.isLeft(chosen)) return sendProblem(request, reply, chosen.left, ports);
    const variant = chosen.right;
    const reads = readsOf(asked, variant);
    const page = { ...asked, search: readSearch(asked.search, reads) };
    const requested = { page, variant, reads };
    const ready = await source.get(requested, Date.now());
    const nonceMark = isShareable(asked, page, variant, source.cacheKeyOf(requested))
      ? nonceMarkOf(request)
      : null;
    const sending = {
      language: page.language,
      nonceMark,
      isOverridden: variant.overrides.length > 0,
      issuePageId: (nowMs: number) => ports.pageIds.issue(pageFactsOf(variant), nowMs),
    };
    return sendPage(request, reply, ready, sending, ports);
  });
};
