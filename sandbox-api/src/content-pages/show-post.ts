import type { PostReply, SiteIndexReply } from '@coinlane/shared-contracts/content';
import type { Language } from '@coinlane/shared-contracts/values';

import { allPosts, authorOf, cardOf, categoryOf } from './show-posts.ts';
import type { PostRow, ContentStore } from './show-posts.ts';
import { partsOf, textOf } from './texts.ts';

const MOST_RELATED = 3;

/** Other posts: first those of the same category, then the newest. */
const relatedTo = (posts: readonly PostRow[], { slug, category }: PostRow): readonly PostRow[] => {
  const others = posts.filter((post) => post.slug !== slug);
  return [
    ...others.filter((post) => post.category === category),
    ...others.filter((post) => post.category !== category),
  ].slice(0, MOST_RELATED);
};

/** Post by its slug, in the language or in English. Null if it does not exist. */
export const showPost = (content: ContentStore, slug: string, language: Language): PostReply | null => {
  const { rows, library } = content;
  const posts = allPosts(rows);
  const row = posts.find((post) => post.slug === slug);
  const text = textOf(rows, 'post', slug, language);
  if (row === undefined || text === null) return null;
  const parts = partsOf(text);
  return {
    slug,
    locale: text.language,
    languages: library.available.post.get(slug) ?? [],
    title: text.title,
    description: text.description,
    category: categoryOf(library, row.category, language),
    author: authorOf(library, row.author, language),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    readingMinutes: text.reading_minutes,
    blocks: parts.blocks,
    faq: parts.faq,
    related: relatedTo(posts, row).flatMap((other) => cardOf(content, other, language)),
  };
};

/** Every text, and the categories and authors that have posts. */
export const showSiteIndex = ({ rows, library }: ContentStore): SiteIndexReply => {
  const posts = allPosts(rows);
  return {
    pages: [...library.available.page].map(([path, languages]) => ({ path, languages })),
    posts: posts.map(({ slug, published_at, updated_at }) => ({
      slug,
      languages: library.available.post.get(slug) ?? [],
      publishedAt: published_at,
      updatedAt: updated_at,
    })),
    categories: library.categories.filter((slug) => posts.some(({ category }) => category === slug)),
    authors: library.authors.filter((slug) => posts.some(({ author }) => author === slug)),
  };
};
