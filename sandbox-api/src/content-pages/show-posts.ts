import * as t from 'io-ts';

import type {
  AskedPosts,
  ContentAuthor,
  Named,
  PostCard,
  PostsReply,
} from '@coinlane/shared-contracts/content';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Rows } from '../database/index.ts';
import { excerptOf, piecesOf } from './excerpt.ts';
import { indexOf } from './library-store.ts';
import type { Library } from './read-library.ts';
import { matchExpression, queryWords } from './searchable.ts';
import { textOf } from './texts.ts';

/** Dependencies of the posts. */
export type ContentStore = { readonly rows: Rows; readonly library: Library };

export const PostRow = t.type(
  {
    slug: t.string,
    category: t.string,
    author: t.string,
    published_at: t.string,
    updated_at: t.union([t.string, t.null]),
  },
  'PostRow',
);
export type PostRow = t.TypeOf<typeof PostRow>;

/** Number of posts per page. */
const POSTS_A_PAGE = 9;
const POST_COLUMNS = 'posts.slug, category, author, published_at, updated_at';
/** A word in the title counts eight times, and in the lead three times, as much as in the text. */
const WEIGHTS = '0, 8, 3, 1';

const namesIn = ({ names }: Library, language: Language) =>
  names.get(language) ?? names.get(DEFAULT_LANGUAGE) ?? { categories: {}, authors: {} };

/** Category as shown. */
export const categoryOf = (library: Library, slug: string, language: Language): Named => ({
  slug,
  name: namesIn(library, language).categories[slug] ?? slug,
});

/** Author as shown. */
export const authorOf = (library: Library, slug: string, language: Language): ContentAuthor => {
  const { name = slug, about = '' } = namesIn(library, language).authors[slug] ?? {};
  return { slug, name, about };
};

const found = (words: readonly string[], row: { title: string; description: string; body: string }) => ({
  titlePieces: words.length === 0 ? [] : piecesOf(row.title, words),
  excerpt: words.length === 0 ? [] : (excerptOf(row.body, words) ?? excerptOf(row.description, words) ?? []),
});

/** Post in a list, with the positions of the found words. */
export const cardOf = (
  { rows, library }: ContentStore,
  row: PostRow,
  language: Language,
  words: readonly string[] = [],
): readonly PostCard[] => {
  const text = textOf(rows, 'post', row.slug, language);
  if (text === null) return [];
  const { slug, name } = authorOf(library, row.author, language);
  return [
    {
      slug: row.slug,
      locale: text.language,
      title: text.title,
      description: text.description,
      category: categoryOf(library, row.category, language),
      author: { slug, name },
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      readingMinutes: text.reading_minutes,
      ...found(words, text),
    },
  ];
};

const searched = (
  { rows, library }: ContentStore,
  words: readonly string[],
  language: Language,
): readonly PostRow[] => {
  const index = indexOf(library, language);
  return rows.all(
    PostRow,
    `SELECT ${POST_COLUMNS} FROM ${index} JOIN posts ON posts.slug = ${index}.slug
     WHERE ${index} MATCH ? ORDER BY bm25(${index}, ${WEIGHTS}), published_at DESC, posts.rowid`,
    matchExpression(words),
  );
};

/** All posts, newest first. */
export const allPosts = (rows: Rows): readonly PostRow[] =>
  rows.all(PostRow, `SELECT ${POST_COLUMNS} FROM posts ORDER BY published_at DESC, posts.rowid`);

/** One page of the matching posts. Null for an unknown category, author or page. */
export const showPosts = (content: ContentStore, asked: AskedPosts): PostsReply | null => {
  const { rows, library } = content;
  const { locale, page, category, author } = asked;
  const isKnown =
    (category === undefined || library.categories.includes(category)) &&
    (author === undefined || library.authors.includes(author));
  if (!isKnown) return null;
  const words = queryWords(asked.query ?? '');
  const posts = words.length === 0 ? allPosts(rows) : searched(content, words, locale);
  const fitting = posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      (author === undefined || post.author === author),
  );
  const pageCount = Math.max(1, Math.ceil(fitting.length / POSTS_A_PAGE));
  if (page > pageCount) return null;
  const used = new Set(allPosts(rows).map((post) => post.category));
  return {
    posts: fitting
      .slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE)
      .flatMap((row) => cardOf(content, row, locale, words)),
    page,
    pageCount,
    total: fitting.length,
    category: category === undefined ? null : categoryOf(library, category, locale),
    author: author === undefined ? null : authorOf(library, author, locale),
    categories: library.categories
      .filter((slug) => used.has(slug))
      .map((slug) => categoryOf(library, slug, locale)),
  };
};
