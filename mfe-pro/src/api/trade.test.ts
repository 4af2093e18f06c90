import * as E from 'fp-ts/lib/Either.js';

import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { fetchQuote, fetchTrade, placeTrade } from './trade';

const QUOTE = {
  ...{ from: 'btc', to: 'eth', amountFrom: '0.5', amountTo: '15', rate: '30', rateId: 'r1' },
  ...{ validUntil: '2026-11-20T12:00:30.000Z', serverTime: '2026-11-20T12:00:00.000Z' },
};
const TRADE = {
  ...{ id: 'trade:1', status: 'finished', from: 'btc', to: 'eth', amountFrom: '0.5', amountTo: 15 },
  cashback: '1',
};

describe('the trade calls', () => {
  it('keep a price for the time given by the service, whatever the clocks', async () => {
    const http = fakeHttp({ 'GET account/trades/quote': QUOTE });
    const quote = await fetchQuote(http, () => 1_000)({ from: 'btc', to: 'eth', amount: '0.5' })();

    expect(quote).toMatchObject(
      E.right({ fromAmount: '0.5', toAmount: '15', validUntilMs: 31_000, heldForMs: 30_000 }),
    );
  });

  it.each([
    {
      call: 'POST /trades',
      asked: placeTrade(fakeHttp({ 'POST account/trades': TRADE }))({
        ...{ rateId: 'r1', amount: '0.5', requestId: 'k' },
      }),
    },
    {
      call: 'GET /trades/{id}',
      asked: fetchTrade(fakeHttp({ 'GET account/trades/trade%3A1': TRADE }))('trade:1'),
    },
  ])('returns a trade in domain terms: $call', async ({ asked }) => {
    expect(await asked()).toMatchObject(
      E.right({ id: 'trade:1', fromAmount: '0.5', toAmount: '15', rate: null, atMs: null }),
    );
  });

  it('reports an unknown trade', async () => {
    expect(await fetchTrade(fakeHttp({}))('x')()).toEqual(E.left({ _tag: 'Missing' }));
  });
});
