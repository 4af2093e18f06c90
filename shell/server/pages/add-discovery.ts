import type { FastifyInstance } from 'fastify';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { Language } from '@coinlane/shared-contracts/values';

import type { ShellConfig } from '../http/config/index.ts';
import { addFeedRoutes } from './feeds/index.ts';
import { createUpstreamHttp } from './fragments/index.ts';
import { lookUpMessages } from '../calls/gateway/index.ts';
import type { MessageTree } from '../releases/remotes/index.ts';
import { addSitemapRoutes, createAskListed } from './sitemap/index.ts';

type DiscoveryPorts = {
  readonly config: Pick<ShellConfig, 'publicOrigin' | 'brand'>;
  /** The URL of the sandbox is known after the server listens. */
  readonly upstreams: () => ShellConfig['upstreams'];
  readonly messages: (language: Language) => ReadonlyMap<string, MessageTree>;
};

const TITLE = 'content:blog.title';
const ABOUT = 'content:blog.about';

/** Adds the sitemap and the feeds of the blog. */
export const addDiscovery = (
  app: FastifyInstance,
  { config: { publicOrigin: origin, brand }, upstreams, messages }: DiscoveryPorts,
): void => {
  const closed = new AbortController();
  app.addHook('onClose', () => {
    closed.abort();
  });
  const http: HttpPort = (request) =>
    createUpstreamHttp({ upstreams: upstreams(), headers: {} }, closed.signal)(request);
  addSitemapRoutes(app, { origin, listed: createAskListed(http) });
  addFeedRoutes(app, {
    origin,
    http,
    wordsOf: (language) => {
      const words = lookUpMessages([TITLE, ABOUT], messages(language));
      return { title: words[TITLE] ?? brand, about: words[ABOUT] ?? brand, brand };
    },
  });
};
