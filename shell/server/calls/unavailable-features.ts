import type { IsServed } from '@coinlane/sandbox-api/content';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import type { ShellConfig } from '../http/config/index.ts';

type Services = Pick<ShellConfig, 'providers' | 'upstreams' | 'mail' | 'hasReviews'>;

/** Whether a site with providers has what a feature needs. Accounts and fiat have no service yet. */
const AVAILABLE: Readonly<Partial<Record<Feature, (services: Services) => boolean>>> = {
  account: () => false,
  fiat: () => false,
  promo: () => false,
  'token-swap': ({ upstreams }) => upstreams.swaps !== undefined,
  forms: ({ upstreams, mail }) => mail !== null || upstreams.frontend !== undefined,
  // only with our own mail server: other services do not know our orders
  email: ({ mail }) => mail !== null,
  newsletter: ({ upstreams, mail }) => mail === null && upstreams.frontend !== undefined,
  reviews: ({ hasReviews }) => hasReviews,
  // the gateway has only the calls of our pages, and ignores link IDs
  api: () => false,
  partners: () => false,
  // no provider resolves names
  names: () => false,
  // needs a service for the chart and one for the prices of lists; with a mail server, our forms replace the former
  market: ({ upstreams, mail }) =>
    mail === null && upstreams.frontend !== undefined && upstreams['price-data'] !== undefined,
};

const FEATURES: readonly Feature[] = [
  ...(['account', 'fiat', 'promo', 'token-swap', 'forms', 'email'] as const),
  ...(['newsletter', 'reviews', 'market', 'api', 'partners', 'names'] as const),
];

/**
 * Whether a site with providers has the service that a part of a text describes. No provider receives the
 * visitor's e-mail address.
 */
export const isTextServed = (services: Services & Pick<ShellConfig, 'liveChatUrl'>): IsServed => {
  const unavailable = unavailableFeatures(services);
  return (service) => {
    if (service === 'provider-mail') return false;
    return service === 'chat' ? services.liveChatUrl !== '' : !unavailable.includes(service);
  };
};

/** Features without a service, on a site with providers. */
export const unavailableFeatures = (services: Services): readonly Feature[] =>
  services.providers.length === 0
    ? []
    : FEATURES.filter((feature) => AVAILABLE[feature]?.(services) === false);
