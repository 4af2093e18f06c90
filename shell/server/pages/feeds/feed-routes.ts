import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import { postsEndpoint } from '@coinlane/shared-contracts/content';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { PostCard } from '@coinlane/shared-contracts/content';
import { DEFAULT_LANGUAGE, isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { encodeText } from '../../releases/remotes/index.ts';
import { blogFeed, FEED_PATH } from './blog-feed.ts';
import type { FeedWords } from './blog-feed.ts';

export type FeedPorts = {
  readonly origin: string;
  readonly http: HttpPort;
  readonly wordsOf: (language: Language) => FeedWords;
};

/** Maximum number of posts in a feed. */
const MOST_POSTS = 20;
const RETRY_AFTER_SECONDS = '60';
const TEN_MINUTES = 'public, max-age=600';

/** Newest posts, page by page. Null if the content service does not reply. */
const newestPosts = async (http: HttpPort, locale: Language): Promise<readonly PostCard[] | null> => {
  const posts: PostCard[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && posts.length < MOST_POSTS; page += 1) {
    const reply = await callEndpoint(http)(postsEndpoint)({ locale, page })();
    if (E.isLeft(reply)) return null;
    posts.push(...reply.right.posts);
    ({ pageCount } = reply.right);
  }
  return posts.slice(0, MOST_POSTS);
};

const sendFeed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, http, wordsOf }: FeedPorts,
  language: Language,
): Promise<FastifyReply> => {
  const posts = await newestPosts(http, language);
  if (posts === null)
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('The posts are unavailable.\n');
  const xml = blogFeed(origin, language, wordsOf(language), posts);
  const { body, encoding } = await encodeText(xml, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', TEN_MINUTES)
    .header('vary', 'accept-encoding')
    .type('application/rss+xml; charset=utf-8')
    .send(body);
};

/** Adds `/blog/rss.xml` and `/{language}/blog/rss.xml`. */
export const addFeedRoutes = (app: FastifyInstance, ports: FeedPorts): void => {
  app.get(FEED_PATH, (request, reply) => sendFeed(request, reply, ports, DEFAULT_LANGUAGE));
  app.get<{ Params: { language: string } }>(`/:language${FEED_PATH}`, (request, reply) => {
    const { language } = request.params;
    if (isLanguage(language)) return sendFeed(request, reply, ports, language);
    reply.callNotFound();
    return reply;
  });
};
