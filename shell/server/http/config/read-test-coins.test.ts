import * as E from 'fp-ts/lib/Either.js';

import { decodeConfig } from './decode-config.ts';
import { toPublicConfig } from './public-config.ts';

const PROVIDERS = { PROVIDERS: 'one-click' };
const PRODUCTION = { ...PROVIDERS, NODE_ENV: 'production', CSRF_SECRET: 'x'.repeat(32) };
const FAUCET = 'http://127.0.0.1:5000/faucet';

const testCoinsOf = (environment: Record<string, string>): unknown => {
  const config = decodeConfig(environment);
  return E.isLeft(config) ? config.left : (toPublicConfig(config.right).testCoins ?? null);
};

describe('TEST_COINS', () => {
  it.each([
    { rule: 'is off by default', environment: PROVIDERS, expected: null },
    {
      rule: 'names the faucet and the chains whose IDs are not the published ones',
      environment: {
        ...PROVIDERS,
        ...{ TEST_COINS: 'on', FAUCET_URL: FAUCET },
        ...{ NODE_ETH: 'http://127.0.0.1:8545#chain=31337', NODE_BSC: 'https://node.example/key' },
        ...{ NODE_LTC: 'http://user:pass@127.0.0.1:9332' },
      },
      expected: { faucetUrl: FAUCET, chainIds: { eth: 31_337 } },
    },
    {
      rule: 'is refused in production',
      environment: { ...PRODUCTION, TEST_COINS: 'on' },
      expected: [expect.stringMatching(/^TEST_COINS is wrong: expected off, because NODE_ENV/)],
    },
    {
      rule: 'is refused without providers',
      environment: { TEST_COINS: 'on' },
      expected: [expect.stringMatching(/^TEST_COINS is wrong: expected off, because PROVIDERS/)],
    },
    {
      rule: 'is required for a faucet',
      environment: { ...PROVIDERS, FAUCET_URL: FAUCET },
      expected: [expect.stringMatching(/^TEST_COINS is missing/)],
    },
  ])('$rule', ({ environment, expected }) => {
    expect(testCoinsOf(environment)).toEqual(expected);
  });
});
