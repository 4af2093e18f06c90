import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import type { ShellConfig } from '../http/config/index.ts';

/** Features of a site with providers that need a URL of their own. Accounts and fiat have no such service yet. */
export const unavailableFeatures = ({
  providers,
  upstreams,
}: Pick<ShellConfig, 'providers' | 'upstreams'>): readonly Feature[] => {
  if (providers.length === 0) return [];
  const isMissing = (service: 'swaps' | 'frontend' | 'price-data'): boolean =>
    upstreams[service] === undefined;
  return [
    'account',
    'fiat',
    'promo',
    ...(isMissing('swaps') ? (['token-swap'] as const) : []),
    ...(isMissing('frontend') ? (['forms'] as const) : []),
    // the chart is of one service, the prices in the lists are of the other
    ...(isMissing('frontend') || isMissing('price-data') ? (['market'] as const) : []),
  ];
};
