import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { decodeOrRefuse, notFound, RequiredText, Text } from '../http/index.ts';
import { showPage } from './show-page.ts';
import { showPost, showSiteIndex } from './show-post.ts';
import { showPosts } from './show-posts.ts';
import type { ContentStore } from './show-posts.ts';

const PageNumber = new t.Type<number, number>(
  'a page number from 1',
  t.number.is,
  (value, context) => {
    if (value === undefined || value === '') return t.success(1);
    const isNumber = typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value);
    return isNumber ? t.success(Number(value)) : t.failure(value, context);
  },
  t.identity,
);

/** A language without texts gets English, because a site can have more languages than the nine. */
const Locale = new t.Type<Language, Language>(
  'a language of two letters',
  t.string.is,
  (value, context) => {
    if (value === undefined || value === '') return t.success(DEFAULT_LANGUAGE);
    return typeof value === 'string' && /^[a-z]{2}$/.test(value)
      ? t.success(value)
      : t.failure(value, context);
  },
  t.identity,
);

const LocaleQuery = t.type({ locale: Locale }, 'LocaleInQuery');
const PostsQuery = t.type(
  {
    locale: Locale,
    page: PageNumber,
    category: Text,
    author: Text,
    q: Text,
  },
  'PostsQuery',
);
const PageParams = t.type({ '*': RequiredText }, 'PageInPath');
const PostParams = t.type({ slug: RequiredText }, 'PostInPath');

const orNotFound = <A>(found: A | null, what: string): A => {
  if (found === null) throw notFound(what);
  return found;
};

/** Routes below `/content`: pages, posts and the data of the sitemap. */
export const addContentPageRoutes = (
  app: FastifyInstance,
  content: (language: Language) => ContentStore,
): void => {
  app.get('/pages/*', ({ params, query }) => {
    const path = `/${decodeOrRefuse(PageParams, params)['*']}`;
    const { locale } = decodeOrRefuse(LocaleQuery, query);
    return orNotFound(showPage(content(locale), path, locale), 'Page');
  });
  app.get('/posts', ({ query }) => {
    const { locale, page, category, author, q } = decodeOrRefuse(PostsQuery, query);
    const asked = {
      locale,
      page,
      query: q,
      ...(category === '' ? {} : { category }),
      ...(author === '' ? {} : { author }),
    };
    return orNotFound(showPosts(content(locale), asked), 'Posts');
  });
  app.get('/posts/:slug', ({ params, query }) => {
    const { slug } = decodeOrRefuse(PostParams, params);
    const { locale } = decodeOrRefuse(LocaleQuery, query);
    return orNotFound(showPost(content(locale), slug, locale), 'Post');
  });
  app.get('/site-index', () => showSiteIndex(content(DEFAULT_LANGUAGE)));
};
