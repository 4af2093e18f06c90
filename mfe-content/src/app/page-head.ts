import type { Head } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Content } from '../domain/content';
import { canonicalPathOf } from '../domain/content-route';
import type { ContentRoute, PostFilter } from '../domain/content-route';
import type { Shown, Site } from './shown';

type Words = { readonly title: string; readonly description: string };

const listTitle = (filter: PostFilter, name: string, t: Translate<'content'>): string => {
  switch (filter._tag) {
    case 'All':
      return t('blog.title');
    case 'Search':
      return t('blog.searchTitle');
    case 'Category':
      return t('blog.categoryTitle', { name });
    case 'Author':
      return t('blog.authorTitle', { name });
  }
};

const numbered = (title: string, page: number): string => (page === 1 ? title : `${title} (${String(page)})`);

const postsWords = ({ route, content }: Shown, t: Translate<'content'>): Words => {
  if (route._tag !== 'Blog' || content._tag !== 'Posts')
    return { title: t('blog.title'), description: t('blog.about') };
  const { category, author, page } = content.list;
  return {
    title: numbered(listTitle(route.filter, category?.name ?? author?.name ?? '', t), page),
    description: author?.about ?? t('blog.about'),
  };
};

/** Title and description of a page, without the name of the site. */
export const wordsOf = (shown: Shown, t: Translate<'content'>): Words => {
  const { content } = shown;
  switch (content._tag) {
    case 'Page':
      return content.page;
    case 'Posts':
      return postsWords(shown, t);
    case 'Post':
      return content.post;
    case 'Contact':
      return { title: t('contactPage.title'), description: t('contactPage.about') };
    case 'NotFound':
      return { title: t('notFound.title'), description: t('notFound.text') };
  }
};

/** Languages of a text. Null: all. The text has no address in other languages. */
const languagesOf = (content: Content): readonly Language[] | null => {
  if (content._tag === 'Page') return content.page.languages;
  return content._tag === 'Post' ? content.post.languages : null;
};

const isSearch = (route: ContentRoute): boolean => route._tag === 'Blog' && route.filter._tag === 'Search';

/**
 * Title, description and URLs of a page: the part of the head that a browser keeps current. Searches are not indexed.
 */
export const headOf = (shown: Shown, t: Translate<'content'>, { brand }: Pick<Site, 'brand'>): Head => {
  const { route, content } = shown;
  const { title, description } = wordsOf(shown, t);
  const head = { title: `${title} | ${brand}`, description };
  const canonicalPath = canonicalPathOf(route);
  if (content._tag === 'NotFound' || canonicalPath === null) return { ...head, robots: 'noindex' };
  const languages = languagesOf(content);
  return {
    ...head,
    canonicalPath,
    ...(isSearch(route) ? { robots: 'noindex, follow' } : {}),
    ...(languages === null ? {} : { languages }),
  };
};

/** Head of a page whose text failed to load. */
export const failureHead = (t: Translate<'content'>, { brand }: Site): Head => ({
  title: `${t('failure.title')} | ${brand}`,
  robots: 'noindex',
});
