import type { IsServed } from '@coinlane/sandbox-api/content';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import type { ShellConfig } from '../http/config/index.ts';

type Services = Pick<ShellConfig, 'providers' | 'upstreams' | 'mail' | 'hasReviews'>;

/** Whether a site with providers has what a feature needs. Accounts and fiat have no such service yet. */
const AVAILABLE: Readonly<Partial<Record<Feature, (services: Services) => boolean>>> = {
  account: () => false,
  fiat: () => false,
  promo: () => false,
  'token-swap': ({ upstreams }) => upstreams.swaps !== undefined,
  forms: ({ upstreams, mail }) => mail !== null || upstreams.frontend !== undefined,
  // another server does not know our orders
  email: ({ mail }) => mail !== null,
  newsletter: ({ upstreams, mail }) => mail === null && upstreams.frontend !== undefined,
  reviews: ({ hasReviews }) => hasReviews,
  // the gateway has the calls of the pages only, and ignores the ID of a link
  api: () => false,
  partners: () => false,
  // no provider resolves one
  names: () => false,
  // the chart is of one service, the prices in the lists are of the other; embedded forms replace the first one
  market: ({ upstreams, mail }) =>
    mail === null && upstreams.frontend !== undefined && upstreams['price-data'] !== undefined,
};

const FEATURES: readonly Feature[] = [
  ...(['account', 'fiat', 'promo', 'token-swap', 'forms', 'email'] as const),
  ...(['newsletter', 'reviews', 'market', 'api', 'partners', 'names'] as const),
];

/**
 * Whether a site with providers has a service that a part of a text is about. No provider receives the visitor's e-mail
 * address.
 */
export const isTextServed = (services: Services & Pick<ShellConfig, 'liveChatUrl'>): IsServed => {
  const unavailable = unavailableFeatures(services);
  return (service) => {
    if (service === 'provider-mail') return false;
    return service === 'chat' ? services.liveChatUrl !== '' : !unavailable.includes(service);
  };
};

/** Features of a site with providers that nothing serves. */
export const unavailableFeatures = (services: Services): readonly Feature[] =>
  services.providers.length === 0
    ? []
    : FEATURES.filter((feature) => AVAILABLE[feature]?.(services) === false);
