import type { Head } from '@coinlane/shared-contracts/lifecycle';

import { breadcrumbsOf } from '../domain/breadcrumbs';
import { currencyValues, pairValues } from '../domain/listing-content';
import type { ListingContent } from '../domain/listing-content';
import { canonicalPathOf } from '../domain/listing-page';
import type { ListingPage } from '../domain/listing-page';

type Values = Readonly<Record<string, string>>;
type Translate = (key: string, values: Values) => string;
export type Site = { readonly brand: string; readonly origin: string; readonly basename: string };

type Words = { readonly titleKey: string; readonly aboutKey: string; readonly values: Values };

const currencyWords = ({ currency, isBuy }: Extract<ListingContent, { _tag: 'Currency' }>): Words => {
  const ofBuy = currency.isFiat ? 'pay' : 'buy';
  const topic = isBuy ? ofBuy : 'exchange';
  return {
    titleKey: `currency.${topic}.title`,
    aboutKey: `currency.${topic}.about`,
    values: currencyValues(currency),
  };
};

const pairWords = ({ from, to, pair }: Extract<ListingContent, { _tag: 'Pair' }>): Words => {
  const topic = pair.isFiat ? 'buy' : 'exchange';
  return { titleKey: `pair.${topic}.title`, aboutKey: `pair.${topic}.about`, values: pairValues(from, to) };
};

const plain = (topic: string): Words => ({
  titleKey: `${topic}.title`,
  aboutKey: `${topic}.about`,
  values: {},
});

const wordsOf = (content: ListingContent): Words => {
  switch (content._tag) {
    case 'Table':
      return plain('currencies');
    case 'Currency':
      return currencyWords(content);
    case 'Pair':
      return pairWords(content);
    case 'PairsFrom':
      return { ...plain('pairsFrom'), values: currencyValues(content.from) };
    case 'AllCurrencies':
      return plain(content.isBuy ? 'allBuy' : 'allExchange');
    case 'NotFound':
    case 'Redirect':
      return { titleKey: 'unknown.title', aboutKey: 'unknown.text', values: {} };
  }
};

const breadcrumbList = (
  page: ListingPage,
  content: ListingContent,
  t: Translate,
  { origin, basename }: Site,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsOf(page, content).map(({ key, values, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: t(key, values),
    item: `${origin}${basename}${path}`,
  })),
});

const isWorthIndexing = (page: ListingPage): boolean =>
  page._tag !== 'Currencies' || (page.query.trim() === '' && page.sort === 'rank');

/** The head of a page whose content is not there, because it could not be loaded. */
export const failureHead = (t: Translate, { brand }: Site): Head => ({
  title: `${t('currencies.title', {})} | ${brand}`,
  robots: 'noindex',
});

/** Title, description, canonical address and breadcrumbs of a page; searches and orders are not indexed apart. */
export const headOf = (page: ListingPage, content: ListingContent, t: Translate, site: Site): Head => {
  const { titleKey, aboutKey, values } = wordsOf(content);
  const words = { title: `${t(titleKey, values)} | ${site.brand}`, description: t(aboutKey, values) };
  if (content._tag === 'NotFound' || content._tag === 'Redirect') return { ...words, robots: 'noindex' };
  return {
    ...words,
    canonicalPath: canonicalPathOf(page),
    ...(isWorthIndexing(page) ? {} : { robots: 'noindex, follow' }),
    jsonLd: [breadcrumbList(page, content, t, site)],
  };
};
