import type { ListingCurrency } from '@coinlane/shared-contracts/api';
import type { SiteIndexReply } from '@coinlane/shared-contracts/content';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import { siteLanguages } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { ROUTE_TABLE } from '../../../src/routing/index.ts';
import { isPageOffered } from '../../calls/offered-pages.ts';

/** Lists of the content service. Missing parts are empty. */
export type Listed = {
  readonly currencies: readonly ListingCurrency[];
  readonly buyLinks: readonly string[];
  readonly pairPages: Readonly<Record<string, readonly string[]>>;
  /** All texts, with their languages. */
  readonly texts: SiteIndexReply;
};

/** Path without language prefix, and its languages. */
export type SitePage = { readonly path: string; readonly languages: readonly Language[] };

/** Sections of a language, each with its own sitemap. */
export const SECTIONS = ['pages', 'blog', 'currencies', 'coin-pairs', 'pairs', 'buy'] as const;
export type Section = (typeof SECTIONS)[number];

/** Excluded pages: search results, the visitor's history and the widget. The front page duplicates the exchange. */
const EXCLUDED_PATHS: readonly string[] = ['/', '/blog/search', '/embed', '/exchange/history'];

const hasNoParameter = (path: string): boolean => !/[:*]/.test(path);

const segment = encodeURIComponent;

/** Pages with a single URL, without parameters and sign-in. */
const routePaths = (): readonly string[] =>
  ROUTE_TABLE.filter(
    ({ path, remote }) => hasNoParameter(path) && remote !== 'mfe-pro' && !EXCLUDED_PATHS.includes(path),
  ).map(({ path }) => path);

const everywhere = (path: string): SitePage => ({ path, languages: siteLanguages() });

/** Pages of the route table. A content page is listed only in its own languages. */
const sitePages = ({ texts }: Listed): readonly SitePage[] => {
  const paths = routePaths();
  const known = new Map(texts.pages.map((page) => [page.path, page]));
  return [
    ...paths.map((path) => known.get(path) ?? everywhere(path)),
    ...texts.pages.filter(({ path }) => !paths.includes(path)),
  ];
};

const blogPages = ({ texts }: Listed): readonly SitePage[] => [
  ...texts.categories.map((slug) => everywhere(`/blog/category/${segment(slug)}`)),
  ...texts.authors.map((slug) => everywhere(`/blog/author/${segment(slug)}`)),
  ...texts.posts.map(({ slug, languages }) => ({ path: `/blog/${segment(slug)}`, languages })),
];

/** Whether a coin is listed: not redirected and not unpopular (spec §3 "unpopular"). */
const isFindable = ({ isPage, isUnpopular, redirectTo }: ListingCurrency): boolean =>
  isPage && !isUnpopular && redirectTo === null;

const findableCoins = ({ currencies }: Listed): readonly ListingCurrency[] =>
  currencies.filter((currency) => isFindable(currency) && !currency.isFiat);

const pairPaths = (listed: Listed): readonly string[] => {
  const findable = new Set(findableCoins(listed).map(({ link }) => link));
  return Object.entries(listed.pairPages)
    .filter(([from]) => findable.has(from))
    .flatMap(([from, targets]) =>
      targets.filter((to) => findable.has(to)).map((to) => `/currencies/${segment(from)}/${segment(to)}`),
    );
};

const buyPaths = (listed: Listed): readonly string[] => {
  const findable = new Set(findableCoins(listed).map(({ link }) => link));
  const coins = listed.buyLinks.filter((link) => findable.has(link)).map(segment);
  const fiats = listed.currencies.filter(({ isFiat }) => isFiat).map(({ link }) => segment(link));
  return [
    ...coins.map((coin) => `/buy/${coin}`),
    ...fiats.map((fiat) => `/buy/${fiat}`),
    ...fiats.flatMap((fiat) => coins.map((coin) => `/buy/${fiat}/${coin}`)),
  ];
};

/** All paths of a section, without language prefix. */
const allPagesOf = (section: Section, listed: Listed): readonly SitePage[] => {
  switch (section) {
    case 'pages':
      return sitePages(listed);
    case 'blog':
      return blogPages(listed);
    case 'currencies':
      return findableCoins(listed).map(({ link }) => everywhere(`/currencies/${segment(link)}`));
    case 'coin-pairs':
      return findableCoins(listed).map(({ link }) => everywhere(`/from-${segment(link)}`));
    case 'pairs':
      return pairPaths(listed).map(everywhere);
    case 'buy':
      return buyPaths(listed).map(everywhere);
  }
};

/** Paths of a section that the site offers. Each of them replies 200 in its languages. */
export const pagesOf = (
  section: Section,
  listed: Listed,
  unavailable: readonly Feature[] = [],
): readonly SitePage[] => allPagesOf(section, listed).filter(({ path }) => isPageOffered(path, unavailable));

/** Whether a text is the name of a section. */
export const isSection = (word: string): word is Section => SECTIONS.some((section) => section === word);
