import * as E from 'fp-ts/lib/Either.js';

import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { fetchAssets } from './portfolio';
import { fetchDepositAddress, fetchWithdrawals, withdraw } from './withdrawal';

const WITHDRAWAL = {
  ...{ id: 'w1', status: 'pending', currency: 'eth', amount: '1', fee: '0.1', address: '0x' },
  ...{ extraId: null, hash: null, at: '1970-01-01T00:00:01.000Z' },
};

describe('the calls of balances, deposits and withdrawals', () => {
  it('returns balances in domain terms', async () => {
    const row = {
      ...{ currency: 'USDTTRC20', ticker: 'USDT', name: 'Tether', network: 'trx', available: 1e-8 },
      ...{ locked: '0', usdPrice: 1, withdrawalFee: '1', addresses: null, image: '' },
    };
    expect(
      await fetchAssets(fakeHttp({ 'GET account/balances': [row, { broken: true }] }))()(),
    ).toMatchObject(
      E.right([
        {
          ...{ currency: 'usdttrc20', displayTicker: 'usdt', available: '0.00000001' },
          ...{ usdPrice: '1', decimals: null, iconUrl: null },
        },
      ]),
    );
  });

  it('return an address with its memo; only a sandbox has a page that simulates a payment', async () => {
    const reply = { currency: 'xrp', network: 'xrp', address: 'r', extraId: '7', extraIdName: 'Tag' };
    expect(await fetchDepositAddress(fakeHttp({ 'POST account/deposits': reply }))('xrp')()).toEqual(
      E.right({ ...reply, payUrl: null }),
    );
  });

  it('return withdrawals with the time of the order', async () => {
    const http = fakeHttp({
      'GET account/withdrawals': [WITHDRAWAL],
      'POST account/withdrawals': WITHDRAWAL,
    });
    const order = {
      ...{ currency: 'eth', network: 'eth', amount: '1', address: '0x' },
      extraId: '',
      fee: '0.1',
      password: 'secret',
      code: '',
      requestId: 'k',
    };

    expect(await fetchWithdrawals(http)()()).toMatchObject(E.right([{ id: 'w1', atMs: 1000 }]));
    expect(await withdraw(http)(order)()).toMatchObject(E.right({ status: 'pending', atMs: 1000 }));
  });

  it('keep the code and field of a refusal', async () => {
    const refused = httpError(400, { error: 'not_enough_balance', message: 'no', field: 'amount' });
    const order = {
      ...{ currency: 'eth', network: 'eth', amount: '1', address: '0x' },
      extraId: '',
      fee: '0.1',
      password: 'secret',
      code: '',
      requestId: 'k',
    };

    expect(await withdraw(() => TE.left(refused))(order)()).toMatchObject(
      E.left({ _tag: 'Refused', code: 'not_enough_balance', field: 'amount' }),
    );
  });
});
