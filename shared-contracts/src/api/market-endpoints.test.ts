import { coinMarketsEndpoint, coinQuotesEndpoint } from './price-data.ts';
import { pairRatesEndpoint } from './frontend.ts';

describe('calls for several markets at once', () => {
  it('name the pairs of rates in the query', () => {
    const pairs = [
      { from: 'btc', to: 'eth' },
      { from: 'usdttrc20', to: 'btc' },
    ];

    expect(pairRatesEndpoint.toRequest(pairs)).toEqual({
      service: 'frontend',
      method: 'GET',
      path: '/rates',
      query: { pairs: 'btc_eth,usdttrc20_btc' },
    });
  });

  it('name the coins of markets in capitals', () => {
    expect(coinQuotesEndpoint.toRequest({ fiatTicker: 'eur' })).toMatchObject({
      path: '/markets',
      query: { tsyms: 'EUR', points: '0' },
    });
    expect(coinMarketsEndpoint.toRequest({ tickers: ['btc', 'usdttrc20'], fiatTicker: 'eur' })).toEqual({
      service: 'price-data',
      method: 'GET',
      path: '/markets',
      query: { fsyms: 'BTC,USDTTRC20', tsyms: 'EUR' },
    });
  });
});
