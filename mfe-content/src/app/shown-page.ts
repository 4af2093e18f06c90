import type { ContentRoute } from '../domain/content-route';
import { listPosts } from '../domain/post';
import type { Post, PostFilter, PostList } from '../domain/post';

export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What an address shows; a list of posts that is not there is the not-found page. */
export type ShownPage =
  | Exclude<ContentRoute, { _tag: 'Blog' }>
  | { readonly _tag: 'Blog'; readonly filter: PostFilter; readonly list: PostList };

/** The page of a route, with its posts found in the page's language. */
export const shownPage = (route: ContentRoute, t: Translate): ShownPage => {
  if (route._tag !== 'Blog') return route;
  const wordsOf = ({ id, paragraphs }: Post): string =>
    ['title', 'summary', ...paragraphs].map((part) => t(`posts.${id}.${part}`)).join(' ');
  const list = listPosts(route.filter, route.page, wordsOf);
  return list === null ? { _tag: 'NotFound' } : { _tag: 'Blog', filter: route.filter, list };
};
