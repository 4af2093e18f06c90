import type { ListingCurrency } from '@coinlane/shared-contracts/api';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import type { Listed } from './sitemap-pages.rule.ts';

/** A coin with a page, by its link. */
export const aListedCurrency = (link: string, changes: Partial<ListingCurrency> = {}): ListingCurrency => ({
  id: link,
  name: link,
  ticker: link,
  currentTicker: null,
  network: null,
  link,
  icon: null,
  isPage: true,
  isFiat: false,
  isUnpopular: false,
  isFixedRateEnabled: true,
  redirectTo: null,
  defaultValue: null,
  manualDefaultValue: null,
  mayBeSent: true,
  mayBeReceived: true,
  hasNoUpperLimit: false,
  ...changes,
});

/** Two coins, one whose link needs escaping, one that was redirected, and one fiat currency. */
export const listed: Listed = {
  currencies: [
    aListedCurrency('bitcoin'),
    aListedCurrency('ethereum'),
    aListedCurrency('a&b'),
    aListedCurrency('old', { redirectTo: 'bitcoin' }),
    aListedCurrency('usd', { isFiat: true }),
  ],
  buyLinks: ['bitcoin', 'old'],
  pairPages: { bitcoin: ['ethereum', 'old'], ethereum: ['bitcoin'], old: ['bitcoin'] },
  texts: {
    pages: [
      { path: '/terms-of-use', languages: LANGUAGES },
      { path: '/for-partners/shops', languages: ['en', 'de'] },
    ],
    posts: [{ slug: 'memo-and-tag', languages: ['en', 'ja'], publishedAt: '2026-11-21', updatedAt: null }],
    categories: ['safety'],
    authors: ['coinlane-team'],
  },
};
