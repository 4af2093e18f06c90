import { right } from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { networkError } from '@coinlane/shared-contracts/errors';
import { currencyInfoReply, fakeHttp } from '@coinlane/shared-contracts/testing';

import { fetchWallets } from './fetch-wallets';

const CALL = 'GET public-v1/currencies/btc';
const none = right({ primary: [], secondary: [] });

describe('fetchWallets', () => {
  it('gives the wallets in the words of the domain', async () => {
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
    { rule: 'a service that names none', reply: {} },
    { rule: 'null in their place', reply: { wallets: null } },
    { rule: 'one kind alone', reply: { wallets: { primary: null } } },
    { rule: 'a reply that is none', reply: 'broken' },
    {
      rule: 'a wallet that leads into a script',
      reply: { wallets: { primary: [{ name: 'x', url: 'javascript:alert(1)' }] } },
    },
  ])('has none of $rule', async ({ reply }) => {
    expect(await fetchWallets(fakeHttp({ [CALL]: reply }))('btc')()).toEqual(none);
  });

  it('has none while the service is down', async () => {
    expect(await fetchWallets(() => TE.left(networkError('refused')))('btc')()).toEqual(none);
  });
});
