import * as t from 'io-ts';

import type { Language } from '../values/index.ts';
import { Blocks, ContentAction, Questions } from './content-blocks.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { fittingRows, optionalRows, OptionalText } from '../api/reply-field.ts';

/** One of the nine languages, or an extra language that has content files. */
const isLanguageWord = (value: unknown): value is Language =>
  typeof value === 'string' && /^[a-z]{2}$/.test(value);

const Locale = new t.Type<Language, Language>(
  'Locale',
  isLanguageWord,
  (value, context) => (isLanguageWord(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** Languages in which a text exists. */
const Locales = fittingRows(Locale);

const PageLink = t.type({ path: t.string, title: t.string }, 'PageLink');
/** Link to a page, by its path without language prefix. */
export type PageLink = t.TypeOf<typeof PageLink>;

/** GET /content/pages/{path}: a content page. `locale` is its language: English if the requested one is missing. */
export const ContentPageReply = t.type(
  {
    path: t.string,
    locale: Locale,
    languages: Locales,
    title: t.string,
    description: t.string,
    actions: optionalRows(ContentAction),
    notices: optionalRows(t.string),
    faq: Questions,
    blocks: Blocks,
    /** Parent pages, topmost first. */
    above: optionalRows(PageLink),
    related: optionalRows(PageLink),
  },
  'ContentPageReply',
);
export type ContentPageReply = t.TypeOf<typeof ContentPageReply>;

export type AskedPage = { readonly path: string; readonly locale: Language };

/** Fetches a page by its path without language prefix. 404 if it does not exist. */
export const contentPageEndpoint: Endpoint<AskedPage, ContentPageReply> = {
  toRequest: ({ path, locale }) => ({
    service: 'content',
    method: 'GET',
    path: `/pages${path
      .split('/')
      .map((segment) => encodeURIComponent(segment))
      .join('/')}`,
    query: { locale },
  }),
  reply: ContentPageReply,
};

const Named = t.type({ slug: t.string, name: t.string }, 'Named');
/** A category or an author, with its display name. */
export type Named = t.TypeOf<typeof Named>;

const ContentAuthor = t.type({ slug: t.string, name: t.string, about: t.string }, 'ContentAuthor');
export type ContentAuthor = t.TypeOf<typeof ContentAuthor>;

/** Part of a search excerpt, with a mark if it matches. */
const ExcerptPiece = t.type({ text: t.string, isMatch: t.boolean }, 'ExcerptPiece');
export type ExcerptPiece = t.TypeOf<typeof ExcerptPiece>;

const cardFields = {
  slug: t.string,
  locale: Locale,
  title: t.string,
  description: t.string,
  category: Named,
  author: Named,
  /** A day, `YYYY-MM-DD`. */
  publishedAt: t.string,
  updatedAt: OptionalText,
  readingMinutes: t.number,
} as const;

export const PostCard = t.type(
  { ...cardFields, titlePieces: optionalRows(ExcerptPiece), excerpt: optionalRows(ExcerptPiece) },
  'PostCard',
);
/** Post in a list. A search result includes the excerpt. */
export type PostCard = t.TypeOf<typeof PostCard>;

/** GET /content/posts: one page of matching posts, newest first, or best match first for a search. */
export const PostsReply = t.type(
  {
    posts: fittingRows(PostCard),
    page: t.number,
    pageCount: t.number,
    total: t.number,
    category: t.union([Named, t.null]),
    author: t.union([ContentAuthor, t.null]),
    /** Categories that have posts. */
    categories: optionalRows(Named),
  },
  'PostsReply',
);
export type PostsReply = t.TypeOf<typeof PostsReply>;

export type AskedPosts = {
  readonly locale: Language;
  readonly page: number;
  readonly category?: string;
  readonly author?: string;
  readonly query?: string;
};

/** Fetches posts. 404 for an unknown category, author or page number. */
export const postsEndpoint: Endpoint<AskedPosts, PostsReply> = {
  toRequest: ({ locale, page, category, author, query }) => ({
    service: 'content',
    method: 'GET',
    path: '/posts',
    query: {
      locale,
      page: String(page),
      ...(category === undefined ? {} : { category }),
      ...(author === undefined ? {} : { author }),
      ...(query === undefined ? {} : { q: query }),
    },
  }),
  reply: PostsReply,
};

/** GET /content/posts/{slug}. */
export const PostReply = t.type(
  {
    ...cardFields,
    languages: Locales,
    author: ContentAuthor,
    blocks: Blocks,
    faq: Questions,
    related: fittingRows(PostCard),
  },
  'PostReply',
);
export type PostReply = t.TypeOf<typeof PostReply>;

/** Fetches a post. 404 if it does not exist. */
export const postEndpoint: Endpoint<{ readonly slug: string; readonly locale: Language }, PostReply> = {
  toRequest: ({ slug, locale }) => ({
    service: 'content',
    method: 'GET',
    path: `/posts/${encodeURIComponent(slug)}`,
    query: { locale },
  }),
  reply: PostReply,
};

const SiteIndexPage = t.type({ path: t.string, languages: Locales }, 'SiteIndexPage');
const SiteIndexPost = t.type(
  { slug: t.string, languages: Locales, publishedAt: t.string, updatedAt: OptionalText },
  'SiteIndexPost',
);

/** GET /content/site-index: all content pages, for sitemaps (spec §3 `blogSlugsList`, `blogAuthorsList`). */
export const SiteIndexReply = t.type(
  {
    pages: fittingRows(SiteIndexPage),
    posts: fittingRows(SiteIndexPost),
    categories: fittingRows(t.string),
    authors: fittingRows(t.string),
  },
  'SiteIndexReply',
);
export type SiteIndexReply = t.TypeOf<typeof SiteIndexReply>;

export const siteIndexEndpoint: Endpoint<void, SiteIndexReply> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/site-index' }),
  reply: SiteIndexReply,
};
