import type { ListingCurrency } from '@coinlane/shared-contracts/api';

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

/** Two coins, one whose link needs escaping, one that has moved, and one kind of money. */
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
};
