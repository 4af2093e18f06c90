import type { ListingCurrency } from '@coinlane/shared-contracts/api';

import { ROUTE_TABLE } from '../../src/routing/index.ts';

/** What the content service lists; what it did not say is empty. */
export type Listed = {
  readonly currencies: readonly ListingCurrency[];
  readonly buyLinks: readonly string[];
  readonly pairPages: Readonly<Record<string, readonly string[]>>;
};

/** The parts a language's addresses come in, each its own sitemap. */
export const SECTIONS = ['pages', 'currencies', 'coin-pairs', 'pairs', 'buy'] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * A search page is nobody's search result, a visitor's history nobody else's, a widget stands in other pages; the home page is
 * the exchange by another address.
 */
const LEFT_OUT: readonly string[] = ['/', '/blog/search', '/embed', '/exchange/history'];

const hasNoParameter = (path: string): boolean => !/[:*]/.test(path);

/** Pages with one address each: no parameter, and not behind a sign-in. */
const sitePages = (): readonly string[] =>
  ROUTE_TABLE.filter(
    ({ path, remote }) => hasNoParameter(path) && remote !== 'mfe-pro' && !LEFT_OUT.includes(path),
  ).map(({ path }) => path);

const segment = encodeURIComponent;

/** A coin that has moved, or that nobody should find, is in no sitemap (spec §3 "unpopular"). */
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

/** Every address of a section without language prefix; each answers 200 in nine languages. */
export const pathsOf = (section: Section, listed: Listed): readonly string[] => {
  switch (section) {
    case 'pages':
      return sitePages();
    case 'currencies':
      return findableCoins(listed).map(({ link }) => `/currencies/${segment(link)}`);
    case 'coin-pairs':
      return findableCoins(listed).map(({ link }) => `/from-${segment(link)}`);
    case 'pairs':
      return pairPaths(listed);
    case 'buy':
      return buyPaths(listed);
  }
};

/** Whether a word names a section. */
export const isSection = (word: string): word is Section => SECTIONS.some((section) => section === word);
