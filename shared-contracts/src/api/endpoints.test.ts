import type { HttpRequest } from './endpoint.ts';
import * as api from './index.ts';

const estimates = {
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'usdt',
  toNetwork: 'trx',
  amount: '0.1',
  promoCode: '',
} as const;
const pair = {
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  fromAmount: '1',
};

const rows: readonly { readonly call: string; readonly request: HttpRequest; readonly line: string }[] = [
  {
    call: 'currency info, in lower case',
    request: api.currencyInfoEndpoint.toRequest('XLM'),
    line: 'GET public-v1 /currencies/xlm',
  },
  {
    call: 'the wallets of a currency',
    request: api.currencyWalletsEndpoint.toRequest('XLM'),
    line: 'GET public-v1 /currencies/xlm',
  },
  {
    call: 'a ticker that would leave its place',
    request: api.currencyInfoEndpoint.toRequest('../x'),
    line: 'GET public-v1 /currencies/..%2Fx',
  },
  {
    call: 'fixed-rate market',
    request: api.fixedRateMarketEndpoint.toRequest(),
    line: 'GET public-v1 /market-info/fixed-rate/site',
  },
  {
    call: 'available pairs',
    request: api.availablePairsEndpoint.toRequest(),
    line: 'GET public-v1 /market-info/available-pairs',
  },
  {
    call: 'a transaction',
    request: api.transactionEndpoint.toRequest('a?b'),
    line: 'GET public-v1.1 /transactions/a%3Fb',
  },
  {
    call: 'currencies',
    request: api.currenciesEndpoint.toRequest(),
    line: 'GET public-v2 /exchange/currencies',
  },
  { call: 'actions', request: api.actionsEndpoint.toRequest('x'), line: 'GET public-v2 /exchange/actions' },
  {
    call: 'continue',
    request: api.continueEndpoint.toRequest({ id: 'x', controlToken: undefined }),
    line: 'POST public-v2 /exchange/continue',
  },
  {
    call: 'network fee',
    request: api.networkFeeEndpoint.toRequest(pair),
    line: 'GET public-v2 /exchange/network-fee',
  },
  {
    call: 'promo code',
    request: api.promoCodeEndpoint.toRequest('A B'),
    line: 'GET account /promo-codes/A%20B',
  },
  {
    call: 'market data',
    request: api.marketDataEndpoint.toRequest({ from: 'btc', to: 'eth', segment: '24h' }),
    line: 'GET frontend /main/24h/btc_eth',
  },
  {
    call: 'listing currencies',
    request: api.listingCurrenciesEndpoint.toRequest(),
    line: 'GET content /currencies',
  },
  {
    call: 'links to buy',
    request: api.availableBuyLinksEndpoint.toRequest(),
    line: 'GET content /available-buy-currencies/links',
  },
  {
    call: 'top links',
    request: api.topCurrenciesLinksEndpoint.toRequest(),
    line: 'GET content /top-currencies/links',
  },
  {
    call: 'coin pairs',
    request: api.coinPairsEndpoint.toRequest('bitcoin'),
    line: 'GET content /coin-pairs/bitcoin',
  },
  {
    call: 'pair pages',
    request: api.pairPagesEndpoint.toRequest(),
    line: 'GET content /pair-pages',
  },
  {
    call: 'ranks',
    request: api.ranksEndpoint.toRequest(),
    line: 'GET ranking /ranks',
  },
  {
    call: 'exchange range',
    request: api.exchangeRangeEndpoint.toRequest({
      from: { ticker: 'btc', network: 'btc' },
      to: { ticker: 'usdt', network: 'trx' },
    }),
    line: 'GET public-v2 /exchange/range',
  },
];

describe('endpoints', () => {
  it.each(rows)('$call: $line', ({ request, line }) => {
    expect(`${request.method} ${request.service} ${request.path}`).toBe(line);
  });

  it('send the amount for the side it was typed on, and request a rate id in the fixed flow', () => {
    const direct = api.estimatesEndpoint.toRequest({ ...estimates, type: 'direct', flow: 'standard' }).query;
    const reverse = api.estimatesEndpoint.toRequest({
      ...estimates,
      type: 'reverse',
      flow: 'fixed-rate',
    }).query;
    expect(direct).toMatchObject({ fromAmount: '0.1', useRateId: 'false' });
    expect(direct).not.toHaveProperty('toAmount');
    expect(reverse).toMatchObject({
      toAmount: '0.1',
      useRateId: 'true',
      flow: 'fixed-rate',
      type: 'reverse',
    });
    expect(reverse).not.toHaveProperty('fromAmount');
  });

  it('validate an address within 5000 ms (spec §9)', () => {
    expect(api.validateAddressEndpoint.toRequest({ currency: 'btc', address: 'a b' })).toEqual({
      service: 'public-v2',
      method: 'GET',
      path: '/validate/address',
      query: { currency: 'btc', address: 'a b' },
      timeoutMs: 5_000,
    });
  });

  it('wait 7 s for the history of an account (spec §9)', () => {
    const question = { tab: 'SWAP', limit: 10, offset: 20, currency: 'btc' };
    expect(api.historyEndpoint.toRequest(question)).toEqual({
      service: 'account',
      method: 'GET',
      path: '/history',
      query: { tab: 'SWAP', limit: '10', offset: '20', currency: 'btc' },
      timeoutMs: 7_000,
    });
  });

  it('send a refund, and a refund address set later, with the id in its place', () => {
    expect(
      api.refundEndpoint.toRequest({ id: 'x', address: 'a', extraId: null, controlToken: undefined }),
    ).toMatchObject({
      path: '/exchange/refund',
      body: { id: 'x', address: 'a', extraId: null },
    });
    expect(api.refundAddressEndpoint.toRequest({ id: 'x', address: 'a', extraId: null })).toMatchObject({
      path: '/exchange/refund-address',
      body: { id: 'x', address: 'a', extraId: null },
    });
  });
});
