import type { Service } from '@coinlane/shared-contracts/api';

import { unavailableFeatures } from './unavailable-features.ts';

const PROVIDER = {
  ...{ id: 'one-click', baseUrl: null, key: null, account: null },
  ...{ publicKey: null, sharesVisitorIp: false },
};

const featuresWith = (...services: readonly Service[]) =>
  unavailableFeatures({
    providers: [PROVIDER],
    upstreams: Object.fromEntries(
      services.map((service) => [service, { baseUrl: 'https://a.example', key: null }]),
    ),
  });

describe('unavailableFeatures', () => {
  it.each([
    { rule: 'without services', services: [], missing: ['token-swap', 'forms', 'market'] },
    { rule: 'market data has two services', services: ['frontend'], missing: ['token-swap', 'market'] },
    { rule: 'the other one alone', services: ['price-data'], missing: ['token-swap', 'forms', 'market'] },
    { rule: 'with both', services: ['frontend', 'price-data'], missing: ['token-swap'] },
    { rule: 'with swaps', services: ['swaps'], missing: ['forms', 'market'] },
  ] as const)('$rule: $missing', ({ services, missing }) => {
    expect(featuresWith(...services)).toEqual(['account', 'fiat', 'promo', ...missing]);
  });

  it('a site without providers has every feature', () => {
    expect(unavailableFeatures({ providers: [], upstreams: {} })).toEqual([]);
  });
});
