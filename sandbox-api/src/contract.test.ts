import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  actionsEndpoint,
  addressesByNameEndpoint,
  availableBuyLinksEndpoint,
  availablePairsEndpoint,
  callEndpoint,
  coinMarketsEndpoint,
  coinPairsEndpoint,
  continueEndpoint,
  createTransactionEndpoint,
  currenciesEndpoint,
  currencyInfoEndpoint,
  estimatesEndpoint,
  exchangeRangeEndpoint,
  fixedRateMarketEndpoint,
  listingCurrenciesEndpoint,
  marketDataEndpoint,
  networkFeeEndpoint,
  notifyEndpoint,
  pairPagesEndpoint,
  pairRatesEndpoint,
  pricesEndpoint,
  promoCodeEndpoint,
  ranksEndpoint,
  refundEndpoint,
  topCurrenciesLinksEndpoint,
  transactionEndpoint,
  validateAddressEndpoint,
} from '@coinlane/shared-contracts/api';
import type { CreateTransactionRequest, Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';

import { CURRENCIES } from './currencies/index.ts';
import { SCENARIOS } from './orders/index.ts';
import { sandboxOfFile } from './testing/open-sandbox.ts';
import { aCreateRequest } from './orders/create-request.fixture.ts';
import { siteHttp } from './testing/site-http.ts';

const sandbox = sandboxOfFile();

const http: HttpPort = (request) => siteHttp(sandbox)(request);

const ask = async <Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input): Promise<Reply> => {
  const reply = await callEndpoint(http)(endpoint)(input)();
  if (E.isLeft(reply)) throw new Error(JSON.stringify(reply.left));
  return reply.right;
};

const create = async (change: Partial<CreateTransactionRequest> = {}): Promise<string> => {
  const body = aCreateRequest(change);
  const { id } = await ask(createTransactionEndpoint, { body, idempotencyKey: `k${String(Math.random())}` });
  return id ?? '';
};

const PAIR = { fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth' };

describe('the calls of the site, decoded by its own codecs', () => {
  it('currencies: none is lost', async () => {
    const rows = await ask(currenciesEndpoint, undefined);

    expect(rows).toHaveLength(CURRENCIES.filter(({ isActive }) => isActive).length);
    expect(rows.filter(({ isAnonymous }) => isAnonymous)).toHaveLength(3);
  });

  it('listing currencies: none is lost', async () => {
    expect(await ask(listingCurrenciesEndpoint, undefined)).toHaveLength(1500);
  });

  it('currency info, of every well-known currency', async () => {
    const tickers = CURRENCIES.slice(0, 260).map(({ ticker }) => ticker);
    const replies = await Promise.all(tickers.map((ticker) => ask(currencyInfoEndpoint, ticker)));

    expect(replies.map(({ legacyTicker }) => legacyTicker)).toEqual(tickers);
    expect(replies.every(({ regex }) => regex === null || new RegExp(regex) instanceof RegExp)).toBe(true);
  });

  it.each([
    { what: 'fixed-rate market', asked: () => ask(fixedRateMarketEndpoint, undefined), least: 3000 },
    { what: 'available pairs', asked: () => ask(availablePairsEndpoint, undefined), least: 13_000 },
    { what: 'buyable links', asked: () => ask(availableBuyLinksEndpoint, undefined), least: 60 },
    { what: 'top links', asked: () => ask(topCurrenciesLinksEndpoint, undefined), least: 50 },
  ])('$what: at least $least', async ({ asked, least }) => {
    expect((await asked()).length).toBeGreaterThanOrEqual(least);
  });

  it('pair pages, ranks and the range of a pair', async () => {
    const bitcoin = { ticker: 'btc', network: 'btc' };
    const range = await ask(exchangeRangeEndpoint, { from: bitcoin, to: { ticker: 'usdt', network: 'trx' } });

    expect((await ask(pairPagesEndpoint, undefined))['bitcoin']).toContain('ethereum');
    expect((await ask(ranksEndpoint, undefined)).get('BTC')).toBe(1);
    expect(Number(range.minAmount)).toBeGreaterThan(0);
  });

  it('coin pairs', async () => {
    const page = await ask(coinPairsEndpoint, 'bitcoin');

    expect(page.coinFrom).toEqual({ ticker: 'btc', link: 'bitcoin', name: 'Bitcoin' });
    expect(page.pairsCurrencies.length).toBeGreaterThan(1000);
  });

  it.each([
    { flow: 'standard' as const, type: 'direct' as const, amount: '0.1' },
    { flow: 'fixed-rate' as const, type: 'direct' as const, amount: '0.1' },
    { flow: 'fixed-rate' as const, type: 'reverse' as const, amount: '3' },
  ])('estimates: $flow $type', async (asked) => {
    const { providers } = await ask(estimatesEndpoint, { ...PAIR, ...asked, promoCode: '' });

    expect(providers).toHaveLength(4);
    expect(providers[0]?.isConvertible).toBe(true);
    expect(typeof providers[0]?.custom?.rateId).toBe(asked.flow === 'standard' ? 'object' : 'string');
  });

  it('promo code', async () => {
    expect(await ask(promoCodeEndpoint, 'november')).toMatchObject({ isValid: true, code: 'NOVEMBER' });
  });

  it('validate address and addresses by name', async () => {
    const { addresses } = await ask(addressesByNameEndpoint, 'alice@edge');
    const verdicts = await Promise.all(
      addresses.map(({ currency, address }) => ask(validateAddressEndpoint, { currency, address })),
    );

    expect(verdicts.map(({ result }) => result)).toEqual(addresses.map(() => true));
  });

  it('market data, prices and network fee', async () => {
    const market = await ask(marketDataEndpoint, { from: 'btc', to: 'eth', segment: '24h' });
    const prices = await ask(pricesEndpoint, { tickers: ['btc', 'usdttrc20'], fiatTicker: 'eur' });
    const { estimatedFee } = await ask(networkFeeEndpoint, { ...PAIR, fromAmount: '0.1' });

    expect(market.points).toHaveLength(49);
    expect([...prices.keys()]).toEqual(['BTC', 'USDTTRC20']);
    expect(estimatedFee.converted?.currency).toBe('usd');
  });

  it('rates of pairs are after all fees, without unknown pairs', async () => {
    const pair = { from: 'btc', to: 'eth' };
    const { rates } = await ask(pairRatesEndpoint, [pair, { from: 'btc', to: 'nosuch' }]);
    const market = await ask(marketDataEndpoint, { ...pair, segment: '24h' });

    expect(Object.keys(rates)).toEqual(['btc_eth']);
    expect(Number(rates['btc_eth']?.rate)).toBeLessThan(Number(market.rate));
    expect(Number(rates['btc_eth']?.rate)).toBeGreaterThan(Number(market.rate) * 0.98);
    expect(Number(rates['btc_eth']?.change24h)).toBeCloseTo(Number(market.change24h), 1);
  });

  it('markets of coins have 24 points of a week that end at the price', async () => {
    const { markets } = await ask(coinMarketsEndpoint, { tickers: ['btc', 'nosuch'], fiatTicker: 'usd' });

    expect(Object.keys(markets)).toEqual(['BTC']);
    expect(markets['BTC']?.points).toHaveLength(24);
    expect(markets['BTC']?.points.at(-1)).toBe(Number(markets['BTC']?.price));
  });

  it.each(SCENARIOS.map((scenario) => ({ scenario })))(
    'transaction at every stage of $scenario',
    async ({ scenario }) => {
      const isFiat = scenario === 'fiat-redirect';
      const id = await create(
        isFiat
          ? {
              provider: 'paylane',
              fromCurrency: 'usd',
              fromNetwork: '',
              toCurrency: 'btc',
              toNetwork: 'btc',
              fromAmount: '100',
              address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
            }
          : {},
      );
      await sandbox.post(`/__sandbox/orders/${id}`, { scenario });
      for (let stage = 0; stage < 10; stage += 1) {
        const { status, serverTime, confirmations } = await ask(transactionEndpoint, id);
        expect([typeof status, typeof serverTime]).toEqual(['string', 'number']);
        // no network confirms a payment in fiat
        expect(confirmations === null).toBe(isFiat && status !== 'sending');
        sandbox.pass(10_000);
      }
    },
  );

  it('decodes a second deposit in related orders', async () => {
    const id = await create({ fromAmount: '0.29904' });
    sandbox.pass(80_000);
    const { repeatedExchanges, repeatedExchangesInfo } = await ask(transactionEndpoint, id);

    expect([repeatedExchanges.length, repeatedExchangesInfo.length]).toEqual([1, 1]);
  });

  it('actions, refund and continue', async () => {
    const [first, second] = [
      await create({ fromAmount: '0.29907' }),
      await create({ fromAmount: '0.29907' }),
    ];
    sandbox.pass(60_000);
    const { refund, continue: goingOn } = await ask(actionsEndpoint, first);
    const address = refund?.address?.address ?? '';

    expect([refund?.available, goingOn?.available]).toEqual([true, true]);
    expect(
      await ask(refundEndpoint, { id: first, address, extraId: null, controlToken: undefined }),
    ).toMatchObject({ result: true });
    expect(await ask(continueEndpoint, { id: second, controlToken: undefined })).toMatchObject({
      result: { result: true },
    });
  });

  it('notify', async () => {
    const transactionId = await create();

    expect(await ask(notifyEndpoint, { transactionId, email: 'a@b.co' })).toMatchObject({ success: true });
  });

  it('decodes a refused call as an HttpError with the body of the contract', async () => {
    const refused = await callEndpoint(http)(transactionEndpoint)('nosuch')();

    expect(refused).toEqual(
      await TE.left(httpError(404, { error: 'not_found', message: 'Transaction not found' }))(),
    );
  });
});
