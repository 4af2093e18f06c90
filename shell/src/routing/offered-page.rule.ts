import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import { matchRoute } from './match-route.rule.ts';

const FEATURE_OF_REMOTE: Readonly<Partial<Record<string, Feature>>> = {
  'mfe-pro': 'account',
  'mfe-listing': 'listing',
  'mfe-swap': 'token-swap',
};

/** Pages that need a service: a form, data of the account service, or fiat purchases. */
const FEATURE_OF_ROUTE: Readonly<Partial<Record<string, Feature>>> = {
  CONTACT: 'forms',
  REVIEWS: 'reviews',
  CRYPTO_LOAN: 'account',
  NOW_STAKING: 'account',
  BUY: 'fiat',
  BUY_PAIR: 'fiat',
  ALL_CURRENCIES_BUY: 'fiat',
  API: 'api',
};

/** Whether the site has the service that a remote needs. */
export const isRemoteOffered = (remote: string, unavailable: readonly Feature[] = []): boolean => {
  const needed = FEATURE_OF_REMOTE[remote];
  return !needed || !unavailable.includes(needed);
};

/**
 * Whether the site has the service that a path needs. True for a path without a route, which shows the not-found page.
 */
export const isOffered = (pathname: string, unavailable: readonly Feature[] = []): boolean => {
  const match = matchRoute(pathname);
  const needed = match && (FEATURE_OF_ROUTE[match.id] ?? FEATURE_OF_REMOTE[match.remote]);
  return !needed || !unavailable.includes(needed);
};
