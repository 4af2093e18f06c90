import { exchangeAmountEndpoint, fixedRateMarketEndpoint } from '@coinlane/shared-contracts/api';

import { withServiceKey } from './upstreams.ts';

const KEY = 'k&1/$&';
const ENCODED = 'k%261%2F%24%26';
const amountQuery = new URLSearchParams(
  exchangeAmountEndpoint.toRequest({ amount: '1', from: 'now', to: 'nowbnb' }).query,
).toString();

describe('withServiceKey (spec §7 "Public API v1")', () => {
  it.each([
    {
      rule: 'GET /market-info/fixed-rate/{apiKey}',
      path: fixedRateMarketEndpoint.toRequest().path,
      is: `/market-info/fixed-rate/${ENCODED}`,
    },
    {
      rule: 'GET /exchange-amount/{amount}/{from}_{to}?api_key={key}',
      path: `/exchange-amount/1/now_nowbnb?${amountQuery}`,
      is: `/exchange-amount/1/now_nowbnb?api_key=${ENCODED}`,
    },
    {
      rule: 'the API key among other parameters',
      path: '/exchange-amount/1/a_b?x=1&api_key=site&y=2',
      is: `/exchange-amount/1/a_b?x=1&api_key=${ENCODED}&y=2`,
    },
  ])('$rule', ({ path, is }) => {
    expect(withServiceKey('public-v1', path, KEY)).toBe(is);
  });

  it.each([
    { rule: 'without a key', service: 'public-v1', path: '/market-info/fixed-rate/site', key: null },
    { rule: 'of another service', service: 'public-v2', path: '/market-info/fixed-rate/site', key: KEY },
    { rule: 'for a coin with that name', service: 'public-v1', path: '/currencies/site', key: KEY },
    { rule: 'for a longer path segment', service: 'public-v1', path: '/x?api_key=sites', key: KEY },
    { rule: 'for a parameter with that suffix', service: 'public-v1', path: '/x?my_api_key=site', key: KEY },
  ] as const)('does not change a path $rule', ({ service, path, key }) => {
    expect(withServiceKey(service, path, key)).toBe(path);
  });
});
