import type { FastifyInstance } from 'fastify';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { Language } from '@coinlane/shared-contracts/values';

import type { RunningProviders } from '../calls/providers.ts';
import { unavailableFeatures } from '../calls/unavailable-features.ts';
import type { ShellConfig } from '../http/config/index.ts';
import type { TraceCall } from '../calls/trace-call.ts';
import { addReceiptKeys } from './add-receipt-keys.ts';
import { addFeedRoutes } from './feeds/index.ts';
import { createUpstreamHttp } from './fragments/index.ts';
import { lookUpMessages } from '../calls/gateway/index.ts';
import type { MessageTree } from '../releases/remotes/index.ts';
import { addSitemapRoutes, createAskListed } from './sitemap/index.ts';

type DiscoveryPorts = {
  readonly config: ShellConfig;
  /** The URL of the sandbox is only known after the server listens. */
  readonly upstreams: () => ShellConfig['upstreams'];
  readonly trace: TraceCall;
  readonly providers: Pick<RunningProviders, 'receiptKeys'> | null;
  readonly messages: (language: Language) => ReadonlyMap<string, MessageTree>;
};

const TITLE = 'content:blog.title';
const ABOUT = 'content:blog.about';

/** Adds the sitemap, the feeds of the blog and the public keys of receipts. */
export const addDiscovery = (
  app: FastifyInstance,
  { config, upstreams, trace, messages, providers }: DiscoveryPorts,
): void => {
  const { publicOrigin: origin, brand } = config;
  const closed = new AbortController();
  app.addHook('onClose', () => {
    closed.abort();
  });
  const http: HttpPort = (request) =>
    createUpstreamHttp({ upstreams: upstreams(), headers: {}, trace }, closed.signal)(request);
  if (providers !== null) addReceiptKeys(app, providers.receiptKeys);
  addSitemapRoutes(app, {
    origin,
    unavailable: unavailableFeatures(config),
    listed: createAskListed(http),
  });
  addFeedRoutes(app, {
    origin,
    http,
    wordsOf: (language) => {
      const words = lookUpMessages([TITLE, ABOUT], messages(language));
      return { title: words[TITLE] ?? brand, about: words[ABOUT] ?? brand, brand };
    },
  });
};
