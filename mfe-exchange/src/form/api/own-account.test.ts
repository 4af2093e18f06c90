import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { fetchOwned, fetchWhitelist } from './own-account';

const WHITELIST = 'GET account/addresses/whitelist';
const BALANCES = 'GET account/balances';

const aBalance = (currency: string, available: unknown) => ({
  currency,
  ticker: currency,
  name: currency,
  network: currency,
  available,
  locked: '0',
  usdPrice: '1',
  withdrawalFee: '0',
  addresses: [],
});

describe('fetchWhitelist', () => {
  it('decodes the reply', async () => {
    const reply = [{ id: 7, label: '', wallet: 'rHb9', extraId: '12', currency: ['XRP'] }];
    expect(await fetchWhitelist(fakeHttp({ [WHITELIST]: reply }))()()).toEqual(
      E.right([{ id: '7', label: null, wallet: 'rHb9', extraId: '12', currencies: ['xrp'] }]),
    );
  });

  it('fails with 401 if signed out', async () => {
    const refused = await fetchWhitelist(() => TE.left(httpError(401, null)))()();
    expect(refused).toEqual(E.left(httpError(401, null)));
  });
});

describe('fetchOwned', () => {
  it('omits zero balances', async () => {
    const reply = [aBalance('BTC', '0.1'), aBalance('eth', '0.000'), aBalance('usdttrc20', 5)];
    expect(await fetchOwned(fakeHttp({ [BALANCES]: reply }))()()).toEqual(E.right(['btc', 'usdttrc20']));
  });
});
