import * as E from 'fp-ts/lib/Either.js';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { contentReplies } from './listing/listing-replies.fixture';
import { fetchPrices } from './prices';
import { fetchMarket } from './market';

const btc = { ticker: 'btc', displayTicker: 'btc', network: 'btc' };
const eth = { ticker: 'eth', displayTicker: 'eth', network: 'eth' };

describe('fetchMarket', () => {
  it('decodes market data and limits', async () => {
    expect(
      await fetchMarket({ http: fakeHttp(contentReplies), hasMarket: true })({
        from: btc,
        to: eth,
        rangeTo: eth,
      })(),
    ).toEqual(
      E.right({
        market: {
          rate: '30.31',
          change24h: '-1.23',
          high24h: '30.9',
          low24h: '29.8',
          rates: [30.5, 30.4, 30.31],
        },
        range: { min: '0.0002', max: null },
      }),
    );
  });

  it('omits data of a failed call', async () => {
    expect(
      await fetchMarket({ http: fakeHttp({}), hasMarket: true })({ from: btc, to: eth, rangeTo: eth })(),
    ).toEqual(E.right({ market: null, range: null }));
  });

  it('makes no call for limits without coins on both sides', async () => {
    const seen: HttpRequest[] = [];
    await fetchMarket({ http: fakeHttp(contentReplies, seen), hasMarket: true })({
      from: btc,
      to: eth,
      rangeTo: null,
    })();

    expect(seen).toMatchObject([{ path: '/main/24h/btc_eth' }]);
  });
});

describe('the market data of a site without them', () => {
  it('are not fetched: the limits alone', async () => {
    const seen: HttpRequest[] = [];
    const fetch = fetchMarket({ http: fakeHttp(contentReplies, seen), hasMarket: false });

    expect(await fetch({ from: btc, to: eth, rangeTo: eth })()).toEqual(
      E.right({ market: null, range: { min: '0.0002', max: null } }),
    );
    expect(seen).toMatchObject([{ path: '/exchange/range' }]);
  });
});

describe('fetchPrices (spec §7 "Price request")', () => {
  it.each([
    { rule: 'a map from ticker to price', reply: { BTC: 91234.1, eth: '3010.55' } },
    { rule: 'a map of maps', reply: { BTC: { USD: 91234.1 }, ETH: { USD: 3010.55 } } },
  ])('decodes $rule', async ({ reply }) => {
    const seen: HttpRequest[] = [];
    const prices = await fetchPrices(fakeHttp({ 'GET price-data/': reply }, seen))({
      fiatTicker: 'usd',
      tickers: ['BTC', 'ETH'],
      hasMarket: false,
    })();

    expect(prices).toEqual(
      E.right({ byTicker: { BTC: { price: '91234.1' }, ETH: { price: '3010.55' } }, updatedAt: null }),
    );
    expect(seen[0]?.query).toEqual({ fsyms: 'BTC,ETH', tsyms: 'USD' });
  });

  it('fails for a refusal with HTTP 200', async () => {
    const http = fakeHttp({ 'GET price-data/': { Response: 'Error', Message: 'rate limit' } });

    const question = { fiatTicker: 'usd', tickers: ['BTC'], hasMarket: false };
    expect(E.isLeft(await fetchPrices(http)(question)())).toBe(true);
  });

  it('decodes market data with the time, and shortens the week to levels', async () => {
    const seen: HttpRequest[] = [];
    const fetch = fetchPrices(fakeHttp(contentReplies, seen));

    expect(await fetch({ fiatTicker: 'eur', tickers: ['BTC'], hasMarket: true })()).toEqual(
      E.right({
        byTicker: {
          BTC: { price: '91234.1', market: { change24h: '1.24', levels: '9gm' } },
          ETH: { price: '3010.55', market: { change24h: null, levels: null } },
        },
        updatedAt: Date.parse('2026-01-02T06:41:00.000Z'),
      }),
    );
    expect(seen[0]?.query).toEqual({ fsyms: 'BTC', tsyms: 'EUR' });
  });
});
