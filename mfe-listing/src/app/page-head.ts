import type { Head } from '@coinlane/shared-contracts/lifecycle';
import type { TextKey, Translate } from '@coinlane/shared-ui/i18n';

import { currencyValues, pairValues } from '../domain/listing-content';
import type { ListingContent } from '../domain/listing-content';
import { canonicalPathOf, placePath, tablePath } from '../domain/listing-page';
import type { ListingPage } from '../domain/listing-page';
import type { Shown, Site } from './json-ld';

type Values = Readonly<Record<string, string>>;

type Key = TextKey<'listing'>;
type Words = { readonly titleKey: Key; readonly aboutKey: Key; readonly values: Values };

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

const plain = (topic: 'allBuy' | 'allExchange' | 'currencies' | 'pairsFrom'): Words => ({
  titleKey: `${topic}.title`,
  aboutKey: `${topic}.about`,
  values: {},
});

const tableWords = ({ _tag }: ListingPage, hasMarket: boolean): Words => {
  if (_tag === 'AllBuy') return plain('allBuy');
  return hasMarket ? plain('currencies') : { ...plain('currencies'), aboutKey: 'currencies.aboutPlain' };
};

const wordsOf = ({ page, content }: Shown): Words => {
  switch (content._tag) {
    case 'Table':
      return tableWords(page, content.table.kind.hasMarket);
    case 'Currency':
      return currencyWords(content);
    case 'Pair':
      return pairWords(content);
    case 'PairsFrom':
      return { ...plain('pairsFrom'), values: currencyValues(content.from) };
    case 'AllCurrencies':
      return plain('allExchange');
    case 'NotFound':
    case 'Redirect':
      return { titleKey: 'unknown.title', aboutKey: 'unknown.text', values: {} };
  }
};

const isUnpopular = (content: ListingContent): boolean =>
  (content._tag === 'Currency' || content._tag === 'Pair' || content._tag === 'PairsFrom') &&
  content.isUnpopular;

/**
 * Whether to index a page. Not indexed: a search, a sort order, another theme or price currency, and an unpopular
 * coin (spec §3).
 */
const isWorthIndexing = ({ page, content }: Shown): boolean =>
  tablePath(page, { page: 1 }) === placePath(page) && !isUnpopular(content);

const title = (words: string, { brand }: Site, page: ListingPage): string =>
  page._tag === 'Currencies' && page.table.page > 1
    ? `${words} (${String(page.table.page)}) | ${brand}`
    : `${words} | ${brand}`;

/** Head of a page whose content failed to load. */
export const failureHead = (t: Translate<'listing'>, { brand }: Pick<Site, 'brand'>): Head => ({
  title: `${t('currencies.title', {})} | ${brand}`,
  robots: 'noindex',
});

/**
 * Title, description and canonical URL of a page. Searches and sort orders are not indexed separately. The server
 * adds the structured data, which browsers do not use.
 */
export const headOf = (shown: Shown, t: Translate<'listing'>, site: Site): Head => {
  const { page, content } = shown;
  const { titleKey, aboutKey, values } = wordsOf(shown);
  const words = { title: title(t(titleKey, values), site, page), description: t(aboutKey, values) };
  if (content._tag === 'NotFound' || content._tag === 'Redirect') return { ...words, robots: 'noindex' };
  return {
    ...words,
    canonicalPath: canonicalPathOf(page),
    ...(isWorthIndexing(shown) ? {} : { robots: 'noindex, follow' }),
  };
};
