import * as fc from 'fast-check';
import { runsOf } from '@coinlane/shared-contracts/testing';

import { aTransactionRequest } from './orders/order.fixture.ts';
import { sandboxOfFile } from './testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

/** Number of requests per test. */
const RUNS = runsOf({ first: 30, second: 150 });

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'null',
    '1e400',
    '-1',
    '0x10',
    '１２',
    '٣',
    '∞',
    'NaN',
    '__proto__',
    '%00',
    "' OR 1=1 --",
    '<script>',
    '../..',
  ),
  fc.double().map(String),
  fc.constantFrom('btc', 'eth', 'usd', 'usdt', 'trx', '0.1', 'fixed-rate', 'reverse', 'direct'),
  fc.string({ minLength: 600, maxLength: 2000 }),
);

/** Encodes a URL component, also with lone surrogates. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const queryOf = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .map(([key, value]) => `${key}=${encoded(value)}`)
    .join('&');

const GETS = [
  '/v1/currencies',
  '/v1/currencies-to/btc',
  '/v2/exchange/currencies',
  '/v2/exchange/range',
  '/v2/exchange/min-amount',
  '/v2/exchange/estimated-amount',
  '/v2/exchange/network-fee',
  '/v2/exchange/by-id',
  '/v2/exchange/actions',
  '/v2/exchanges',
  '/v2/markets/estimate',
  '/v2/validate/address',
  '/v2/addresses-by-name',
  '/v2/fiat-estimate',
  '/account/v1.2/exchange/estimate',
  '/price-data',
  '/ranking/ranks',
  '/content/pair-pages',
  '/fiat/checkout',
];

const PARAMS = [
  'fromCurrency',
  'toCurrency',
  'fromNetwork',
  'toNetwork',
  'fromAmount',
  'toAmount',
  'flow',
  'type',
  'id',
  'currency',
  'address',
  'extraId',
  'name',
  'from_currency',
  'to_currency',
  'from_amount',
  'tsyms',
  'fsyms',
  'tid',
  'limit',
  'offset',
  'promoCode',
];

const POSTS = [
  '/v1.1/transactions',
  '/v1/transactions/key',
  '/v1/transactions/fixed-rate/key',
  '/v2/exchange',
  '/v2/exchange/refund',
  '/v2/exchange/continue',
  '/v2/exchange/deposit-payment-request',
  '/v2/fiat-transaction',
  '/v1/frontend/exchange/txs/abc/notify',
  '/account/auth/refresh',
  '/push/fcmtoken',
  '/push/tx',
  '/error-reports/api/1/envelope',
  '/__sandbox/clock',
  '/__sandbox/settings',
  '/__sandbox/orders/abc',
];

const ordersNow = async (): Promise<number> =>
  (await sandbox.get<{ orders: unknown[] }>('/__sandbox/orders')).body.orders.length;

describe('any request (fault matrix B04-B06)', () => {
  it.each(GETS)('GET %s with any query is 200, or 4xx with a message', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...PARAMS), nasty, { maxKeys: 8 }), async (params) => {
        const { status, body } = await sandbox.get<{ error?: string; message?: string }>(
          `${path}?${queryOf(params)}`,
        );
        const isRefusal = typeof body.error === 'string' && typeof body.message === 'string';
        expect(status).toBeLessThan(500);
        expect(status < 400 || isRefusal).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    '/v1/currencies/:x',
    '/v1/min-amount/:x',
    '/v1/exchange-amount/:x/btc_eth',
    '/v1/exchange-amount/0.1/:x',
    '/v1/transactions/:x/key',
    '/v1.1/transactions/:x',
    '/v1/frontend/main/24h/:x',
    '/content/currencies/:x',
    '/content/coin-pairs/:x',
    '/content/icons/:x',
    '/account/promo-codes/:x',
  ])('GET %s with any word in the path is below 500', async (path) => {
    await fc.assert(
      fc.asyncProperty(nasty, async (word) => {
        const { status } = await sandbox.get(path.replace(':x', encoded(word)));
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(POSTS)('POST %s with any JSON is below 500 and stores no order', async (path) => {
    const before = await ordersNow();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const reply = await sandbox.app.inject({
          method: 'POST',
          url: `/sandbox${path}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect(reply.statusCode).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
    expect(await ordersNow()).toBe(before);
  });

  it('POST /v1.1/transactions with one invalid field is below 500', async () => {
    const fields = Object.keys(aTransactionRequest());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.oneof(nasty, fc.jsonValue()), async (field, value) => {
        const { status } = await sandbox.post('/v1.1/transactions', aTransactionRequest({ [field]: value }), {
          namespace: 'spoilt',
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS * 2 },
    );
  });
});
