import { POSTS } from './post-table';
import type { Post } from './post-table';

/** Which posts a page of the blog lists (spec §2 "Blog"). */
export type PostFilter =
  | { readonly _tag: 'All' }
  | { readonly _tag: 'Search'; readonly query: string }
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'Author'; readonly name: string };

export type PostList = { readonly posts: readonly Post[]; readonly page: number; readonly pageCount: number };

export const POSTS_A_PAGE = 10;

/** The words of a post that a search looks at, in the page's language. */
export type WordsOf = (post: Post) => string;

const hasWords = (text: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const fits = (post: Post, filter: PostFilter, wordsOf: WordsOf): boolean => {
  switch (filter._tag) {
    case 'All':
      return true;
    case 'Search':
      return hasWords(wordsOf(post), filter.query.trim());
    case 'Category':
      return post.category === filter.name;
    case 'Author':
      return post.author === filter.name;
  }
};

const isKnown = (filter: PostFilter): boolean => {
  switch (filter._tag) {
    case 'All':
    case 'Search':
      return true;
    case 'Category':
      return POSTS.some(({ category }) => category === filter.name);
    case 'Author':
      return POSTS.some(({ author }) => author === filter.name);
  }
};

/** One page of the posts that fit; null for a category, an author or a page that is not there. */
export const listPosts = (
  filter: PostFilter,
  page: number,
  wordsOf: WordsOf,
  pageSize: number = POSTS_A_PAGE,
): PostList | null => {
  if (!isKnown(filter)) return null;
  const fitting = POSTS.filter((post) => fits(post, filter, wordsOf));
  const pageCount = Math.max(1, Math.ceil(fitting.length / pageSize));
  if (page < 1 || page > pageCount) return null;
  return { posts: fitting.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
};
