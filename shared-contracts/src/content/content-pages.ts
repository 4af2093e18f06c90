import * as t from 'io-ts';

import type { Language } from '../values/index.ts';
import { Blocks, ContentAction, Questions } from './content-blocks.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { fittingRows, optionalRows, OptionalText } from '../api/reply-field.ts';

/** One of the nine, or one more that somebody has written files for. */
const isLanguageWord = (value: unknown): value is Language =>
  typeof value === 'string' && /^[a-z]{2}$/.test(value);

const Locale = new t.Type<Language, Language, unknown>(
  'Locale',
  isLanguageWord,
  (value, context) => (isLanguageWord(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** Languages a text is there in. */
const Locales = fittingRows(Locale);

const PageLink = t.type({ path: t.string, title: t.string }, 'PageLink');
/** A page by its path without language prefix. */
export type PageLink = t.TypeOf<typeof PageLink>;

/** GET /content/pages/{path}: a page of text; `locale` is the language it is in, English where the asked one is missing. */
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
    /** The pages above it, from the top down. */
    above: optionalRows(PageLink),
    related: optionalRows(PageLink),
  },
  'ContentPageReply',
);
export type ContentPageReply = t.TypeOf<typeof ContentPageReply>;

export type AskedPage = { readonly path: string; readonly locale: Language };

/** A page by its path without language prefix. 404 where there is none. */
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
/** A category or an author, as shown. */
export type Named = t.TypeOf<typeof Named>;

const ContentAuthor = t.type({ slug: t.string, name: t.string, about: t.string }, 'ContentAuthor');
export type ContentAuthor = t.TypeOf<typeof ContentAuthor>;

/** A piece of a found text, marked where it is what was looked for. */
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
/** A post in a list; a found one says where the words were found. */
export type PostCard = t.TypeOf<typeof PostCard>;

/** GET /content/posts: one page of the posts that fit, the newest or, in a search, the best first. */
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

/** 404 for a category, an author or a page of the list that is not there. */
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

/** One post. 404 where there is none. */
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

/** GET /content/site-index: every text there is, for sitemaps (spec §3 `blogSlugsList`, `blogAuthorsList`). */
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
