import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { BlocksPage } from '@coinlane/shared-contracts/lifecycle';
import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { encodeText } from '../../releases/remotes/index.ts';
import type { LiveRemotes, MessageTree } from '../../releases/remotes/index.ts';
import type { ForeignPages } from '../../http/security/index.ts';
import { isRemoteOffered } from '../../../src/routing/index.ts';
import { chooseVariant } from '../../releases/variants/index.ts';
import type { BlocksBuild } from './load-blocks-build.ts';

export type BlockPorts = {
  readonly build: BlocksBuild;
  readonly live: () => LiveRemotes | null;
  readonly config: PublicConfig;
  readonly messages: (language: Language) => MessageTree;
  readonly foreignPages: ForeignPages;
};

const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const PAGE_CACHE = 'public, max-age=10';
const ETAG_CHARACTERS = 24;
const Query = t.type({ language: t.string }, 'BlocksQuery');
/** Translations that the fallback of a block needs. */
const WORDS = 'slot';
const EVERYBODY = { visitorId: null, isBot: false, isInspectable: false } as const;

const languageOf = (request: FastifyRequest): Language =>
  Query.is(request.query) && isLanguage(request.query.language) ? request.query.language : 'en';

const pageFor = ({ build, live, config, messages }: BlockPorts, language: Language): BlocksPage => {
  const { revision, pins } = chooseVariant(live(), EVERYBODY);
  return {
    language,
    revision,
    config,
    pins: pins.filter(({ name }) => isRemoteOffered(name, config.unavailable)),
    host: build.host,
    messages: { [WORDS]: messages(language)[WORDS] },
    serverTime: Date.now(),
  };
};

/**
 * Adds `GET /blocks.js` for third-party pages, and `GET /blocks/page` with the stable versions of the offered
 * remotes. Both are public, but only pages of allowed origins can make calls.
 */
export const addBlockRoutes = (app: FastifyInstance, ports: BlockPorts): void => {
  const loader = ports.build.loader.toString('utf8');
  const etag = `"${createHash('sha256').update(loader).digest('base64url').slice(0, ETAG_CHARACTERS)}"`;
  app.get('/blocks.js', async (request, reply) => {
    reply
      .header('cache-control', LOADER_CACHE)
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { body, encoding } = await encodeText(loader, request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(body);
  });
  app.get('/blocks/page', async (request, reply) => {
    ports.foreignPages.allow(request, reply);
    const { body, encoding } = await encodeText(
      JSON.stringify(BlocksPage.encode(pageFor(ports, languageOf(request)))),
      request.headers['accept-encoding'],
    );
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', PAGE_CACHE)
      .header('vary', 'accept-encoding, origin')
      .type('application/json; charset=utf-8')
      .send(body);
  });
};

/** Lets third-party pages read release files, which are public and immutable. */
export const openArtifacts = (app: FastifyInstance, hasForeignPages: boolean): void => {
  if (!hasForeignPages) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:remotes|shell)\//.test(request.url))
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
};
