import { Feed } from 'feed';

import type { PostCard } from '@coinlane/shared-contracts/content';
import type { Language } from '@coinlane/shared-contracts/values';

import { joinLanguage } from '../../../src/routing/index.ts';

export const FEED_PATH = '/blog/rss.xml';

export type FeedWords = { readonly title: string; readonly about: string; readonly brand: string };

/** Newest posts as RSS 2.0 in one language. A post without a translation is in English, with its English URL. */
export const blogFeed = (
  origin: string,
  language: Language,
  { title, about, brand }: FeedWords,
  posts: readonly PostCard[],
): string => {
  const addressOf = (path: string, of: Language = language): string => `${origin}${joinLanguage(of, path)}`;
  const feed = new Feed({
    id: addressOf('/blog'),
    link: addressOf('/blog'),
    title: `${title} | ${brand}`,
    description: about,
    language,
    copyright: brand,
    feedLinks: { rss: addressOf(FEED_PATH) },
    ...(posts[0] === undefined ? {} : { updated: new Date(posts[0].publishedAt) }),
    generator: brand,
  });
  for (const post of posts)
    feed.addItem({
      id: addressOf(`/blog/${post.slug}`, post.locale),
      guid: addressOf(`/blog/${post.slug}`, post.locale),
      link: addressOf(`/blog/${post.slug}`, post.locale),
      title: post.title,
      description: post.description,
      date: new Date(post.publishedAt),
      category: [{ name: post.category.name }],
    });
  return feed.rss2();
};
