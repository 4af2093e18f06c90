import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import { isOffered } from '../../src/routing/index.ts';

/**
 * Features that content pages are about. Only the server knows these pages, because the chrome does not link to them.
 */
const FEATURE_OF_TEXT: Readonly<Partial<Record<string, Feature>>> = {
  '/privileges': 'account',
  '/for-partners/dev-kit-loans': 'account',
  '/blog/buy-crypto-with-a-card': 'fiat',
  '/market-info-api': 'api',
  '/for-partners/wallets': 'api',
  '/your-exchange': 'api',
  '/blog/first-api-calls': 'api',
  '/for-partners/media': 'partners',
  '/program-affiliate': 'partners',
  '/referral-links': 'partners',
};

/** Whether the site has the service that a page needs or describes. */
export const isPageOffered = (pathname: string, unavailable: readonly Feature[] = []): boolean => {
  const needed = FEATURE_OF_TEXT[pathname];
  return isOffered(pathname, unavailable) && (needed === undefined || !unavailable.includes(needed));
};
