import { right } from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { networkError } from '@coinlane/shared-contracts/errors';
import { currencyInfoReply, fakeHttp } from '@coinlane/shared-contracts/testing';

import { fetchWallets } from './wallets';

const CALL = 'GET public-v1/currencies/btc';
const none = right({ primary: [], secondary: [] });

describe('fetchWallets', () => {
  it('decodes the wallets', async () => {
    expect(await fetchWallets(fakeHttp({ [CALL]: currencyInfoReply }))('BTC')()).toEqual(
      right({
        primary: [
          {
            name: 'Example Wallet',
            url: 'https://wallet.example/',
            platforms: ['web', 'ios', 'android', 'windows', 'macos'],
          },
        ],
        secondary: [],
      }),
    );
  });

  it.each([
    { rule: 'a service without wallets', reply: {} },
    { rule: 'null', reply: { wallets: null } },
    { rule: 'one kind only', reply: { wallets: { primary: null } } },
    { rule: 'an invalid reply', reply: 'broken' },
    {
      rule: 'a wallet with a script URL',
      reply: { wallets: { primary: [{ name: 'x', url: 'javascript:alert(1)' }] } },
    },
  ])('is empty for $rule', async ({ reply }) => {
    expect(await fetchWallets(fakeHttp({ [CALL]: reply }))('btc')()).toEqual(none);
  });

  it('is empty while the service is down', async () => {
    expect(await fetchWallets(() => TE.left(networkError('refused')))('btc')()).toEqual(none);
  });
});
