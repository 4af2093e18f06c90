import type { Translate } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../domain/breadcrumbs';
import { faqOf } from '../domain/faq';
import type { FaqEntry } from '../domain/faq';
import { marketQuestionOf } from '../domain/listing-content';
import type { ListingContent } from '../domain/listing-content';
import type { ListingPage } from '../domain/listing-page';
import type { MarketFacts } from '../domain/market';

export type Site = {
  readonly brand: string;
  readonly origin: string;
  readonly basename: string;
  readonly language: string;
};
export type Shown = { readonly page: ListingPage; readonly content: ListingContent };

const CONTEXT = 'https://schema.org';

const breadcrumbList = ({ page, content }: Shown, t: Translate<'listing'>, { origin, basename }: Site) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsOf(page, content).map(({ key, values, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: t(key, values),
    item: `${origin}${basename}${path}`,
  })),
});

const faqPage = (entries: readonly FaqEntry[], t: Translate<'listing'>) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ id, values }) => ({
    '@type': 'Question',
    name: t(`faq.${id}.question`, values),
    acceptedAnswer: { '@type': 'Answer', text: t(`faq.${id}.answer`, values) },
  })),
});

const exchangeRate = (content: ListingContent, { market }: MarketFacts) => {
  const question = marketQuestionOf(content);
  if (question === null || market === null) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'ExchangeRateSpecification',
      currency: question.from.displayTicker.toUpperCase(),
      currentExchangeRate: {
        '@type': 'UnitPriceSpecification',
        price: market.rate,
        priceCurrency: question.to.displayTicker.toUpperCase(),
      },
    },
  ];
};

/** Structured data for search engines: breadcrumbs, and the rate and questions on the page. */
export const jsonLdOf = (
  shown: Shown,
  facts: MarketFacts,
  t: Translate<'listing'>,
  site: Site,
): readonly unknown[] => {
  const entries = faqOf(shown.content, facts, site.language);
  return [
    breadcrumbList(shown, t, site),
    ...exchangeRate(shown.content, facts),
    ...(entries.length === 0 ? [] : [faqPage(entries, t)]),
  ];
};
