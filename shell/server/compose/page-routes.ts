import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { encodeText } from '../remotes/index.ts';
import { contentSecurityPolicy, createNonce, ensureCsrfCookie } from '../security/index.ts';
import { cacheKey } from './cache-key.ts';
import type { Deployed } from './cache-key.ts';
import type { ComposedPage } from './compose-page.ts';
import { NONCE_PLACEHOLDER } from './html-document.ts';
import { createMicroCache } from './micro-cache.ts';
import { TIME_PLACEHOLDER } from './page-data-json.ts';
import { toPageRequest } from './page-request.ts';
import type { PageRequest } from './page-request.ts';
import { isBot } from './search-bot.ts';
import { unavailablePage } from './unavailable-page.ts';

export type PageRoutePorts = {
  readonly compose: (page: PageRequest) => Promise<ComposedPage>;
  readonly deployed: () => Deployed;
  readonly config: PublicConfig;
  readonly csrf: { readonly secret: string; readonly isHttps: boolean };
  readonly connectOrigins: readonly string[];
  readonly sandboxNamespace: (request: FastifyRequest) => string | null;
  readonly shellPages: readonly string[];
};

const FRESH_MS = 2000;
const STALE_MS = 30_000;
const MAX_PAGES = 500;
const RETRY_AFTER_SECONDS = '10';
const ETAG_CHARACTERS = 24;

/** A page ready for many visitors: cut where the nonce goes, named by its content. */
type ReadyPage = Exclude<ComposedPage, { _tag: 'Document' }> | ReadyDocument;
type ReadyDocument = {
  readonly _tag: 'Document';
  readonly status: number;
  readonly isCacheable: boolean;
  readonly parts: readonly string[];
  readonly hash: string;
};

const toReady = (composed: ComposedPage): ReadyPage => {
  if (composed._tag !== 'Document') return composed;
  const hash = createHash('sha256').update(composed.html).digest('base64url').slice(0, ETAG_CHARACTERS);
  const { status, isCacheable } = composed;
  return { _tag: 'Document', status, isCacheable, parts: composed.html.split(NONCE_PLACEHOLDER), hash };
};

/**
 * A page that is confirmed as unchanged shows the server's time it was stored with, and countdowns are set by it.
 * So a name is good for two seconds only.
 */
const etagOf = ({ hash }: ReadyDocument, nowMs: number): string =>
  `W/"${hash}-${Math.floor(nowMs / FRESH_MS).toString(36)}"`;

const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyDocument,
  ports: PageRoutePorts,
): Promise<FastifyReply> => {
  const nowMs = Date.now();
  ensureCsrfCookie(request, reply, ports.csrf);
  reply
    .header('cache-control', page.isCacheable ? 'private, no-cache' : 'no-store')
    .header('vary', 'accept-encoding');
  if (page.isCacheable) {
    const etag = etagOf(page, nowMs);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const nonce = createNonce();
  const html = page.parts.join(nonce).replace(TIME_PLACEHOLDER, String(nowMs));
  const { body, encoding } = await encodeText(html, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, { connectOrigins: ports.connectOrigins }))
    .send(body);
};

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  ports: PageRoutePorts,
): FastifyReply | Promise<FastifyReply> => {
  switch (page._tag) {
    case 'Document':
      return sendDocument(request, reply, page, ports);
    case 'Redirect':
      return reply.header('cache-control', 'no-cache').redirect(page.to, page.status);
    case 'Unavailable':
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(unavailablePage(ports.config.brand, ports.config.supportEmail));
  }
};

/** Answers every address that is nothing else with a page. */
export const addPageRoutes = (app: FastifyInstance, ports: PageRoutePorts): void => {
  const cache = createMicroCache<ReadyPage>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxEntries: MAX_PAGES,
    isCacheable: (page) => page._tag === 'Document' && page.isCacheable,
  });
  app.get('/*', async (request, reply) => {
    const page = toPageRequest({
      url: request.raw.url ?? '/',
      isBot: isBot(request.headers['user-agent']),
      theme: request.cookies['theme'],
      sandboxNamespace: ports.sandboxNamespace(request),
      shellPages: ports.shellPages,
    });
    const key = cacheKey(page, ports.deployed());
    const make = async (): Promise<ReadyPage> => toReady(await ports.compose(page));
    return sendPage(
      request,
      reply,
      key === null ? await make() : await cache.get(key, make, Date.now()),
      ports,
    );
  });
};
