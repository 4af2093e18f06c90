import type { Head } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';

import { canonicalPathOf } from '../domain/swap-page';
import type { SwapPage } from '../domain/swap-page';

type Site = { readonly brand: string; readonly origin: string; readonly basename: string };
type Crumb = { readonly name: string; readonly path: string };

const breadcrumbList = (crumbs: readonly Crumb[], { origin, basename }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${basename}${path}`,
  })),
});

const wordsOf = (
  page: SwapPage,
  t: Translate<'swap'>,
): { readonly title: string; readonly description: string } => {
  switch (page._tag) {
    case 'Pairs':
      return { title: t('title'), description: t('about') };
    case 'Pair': {
      const token = page.pair.token.toUpperCase();
      return { title: t('pairTitle', { token }), description: t('pairAbout', { token }) };
    }
    case 'PairlessToken': {
      const token = page.token.toUpperCase();
      return { title: t('pairTitle', { token }), description: t('pairless', { token }) };
    }
    case 'Swap':
      return { title: t('swap.title'), description: t('about') };
    case 'NotFound':
      return { title: t('notFound.title'), description: t('notFound.text') };
  }
};

/** Title, description, canonical URL and breadcrumbs of a page. An unknown page is not indexed. */
export const headOf = (page: SwapPage, t: Translate<'swap'>, site: Site): Head => {
  const words = wordsOf(page, t);
  const head = { title: `${words.title} | ${site.brand}`, description: words.description };
  const canonicalPath = canonicalPathOf(page);
  if (canonicalPath === null) return { ...head, robots: 'noindex' };
  const home = { name: t('main'), path: '/' };
  const list = { name: t('title'), path: '/swap' };
  const crumbs =
    page._tag === 'Pairs' ? [home, list] : [home, list, { name: words.title, path: canonicalPath }];
  return { ...head, canonicalPath, jsonLd: [breadcrumbList(crumbs, site)] };
};
