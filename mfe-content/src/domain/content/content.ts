import type { ContentBlock, ContentQuestion, Language } from '@coinlane/shared-contracts/values';

export type { ContentBlock, ContentQuestion, ContentSpan } from '@coinlane/shared-contracts/values';

/** A page of this site by its path without language prefix. */
export type PageLink = { readonly path: string; readonly title: string };
export type Action = { readonly label: string; readonly href: string };
type Named = { readonly slug: string; readonly name: string };
export type Author = Named & { readonly about: string };

/** Part of the text of a search result, with a mark if it matches the query. */
export type Piece = { readonly text: string; readonly isMatch: boolean };

/** A page of text from the content service. */
export type TextPage = {
  readonly path: string;
  /** Language of the text. English if it does not exist in the requested language. */
  readonly locale: Language;
  readonly languages: readonly Language[];
  readonly title: string;
  readonly description: string;
  readonly actions: readonly Action[];
  readonly notices: readonly string[];
  readonly faq: readonly ContentQuestion[];
  readonly blocks: readonly ContentBlock[];
  readonly above: readonly PageLink[];
  readonly related: readonly PageLink[];
};

export type PostFacts = {
  readonly slug: string;
  readonly locale: Language;
  readonly title: string;
  readonly description: string;
  readonly category: Named;
  readonly author: Named;
  /** Date, `YYYY-MM-DD`. */
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  readonly readingMinutes: number;
};

/** A post in a list. A search result also has excerpts with the matches. */
export type PostCard = PostFacts & {
  readonly titlePieces: readonly Piece[];
  readonly excerpt: readonly Piece[];
};

export type PostList = {
  readonly posts: readonly PostCard[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  readonly category: Named | null;
  readonly author: Author | null;
  readonly categories: readonly Named[];
};

export type Post = PostFacts & {
  readonly author: Author;
  readonly languages: readonly Language[];
  readonly blocks: readonly ContentBlock[];
  readonly faq: readonly ContentQuestion[];
  readonly related: readonly PostCard[];
};

export type Review = {
  readonly id: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly locale: string;
  readonly writtenAt: string;
};

/** Reviews of users. The average covers all of them. Null: no reviews. */
export type Reviews = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly average: number | null;
};

/** Content of an address. JSON-serializable. */
export type Content =
  | { readonly _tag: 'Page'; readonly page: TextPage; readonly reviews: Reviews | null }
  | { readonly _tag: 'Posts'; readonly list: PostList }
  | { readonly _tag: 'Post'; readonly post: Post }
  | { readonly _tag: 'Contact' }
  | { readonly _tag: 'NotFound' };

/** Content that needs no service: the contact page, and 'not found' for invalid addresses. */
export const ownContent = (route: { readonly _tag: string }): Content | null =>
  route._tag === 'Contact' || route._tag === 'NotFound' ? { _tag: route._tag } : null;
