import * as E from 'fp-ts/lib/Either.js';

import { CurrenciesReply, EstimatesReply } from '@coinlane/shared-contracts/api';

import { aCreateBody, aLabGateway, BTC, ETH } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

const ESTIMATE =
  '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&type=direct&flow=standard&fromAmount=0.1';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway(['one-click', 'changenow']);
});
afterEach(() => site.close());

const rowsOf = (body: Record<string, unknown>) => body['providers'] as Record<string, unknown>[];
const create = async (changes: Record<string, unknown> = {}, key = 'k1') =>
  site.post('/public-v1.1/transactions', aCreateBody(changes), key);
const statusOf = async (id: unknown) => {
  site.pass(5_000);
  return (await site.get(`/public-v1.1/transactions/${String(id)}`)).body;
};
const labOrder = (at = 0) => {
  const order = site.lab.book.all()[at];
  if (order === undefined) throw new Error('no order in the lab');
  return order;
};

describe('currencies', () => {
  it('merges the lists of the providers to rows that the site decodes', async () => {
    const { body } = await site.get('/public-v2/exchange/currencies');
    const rows = CurrenciesReply.decode(body);
    const tickers = E.isRight(rows) ? rows.right.map(({ legacyTicker }) => legacyTicker) : [];
    expect(tickers).toEqual(
      expect.arrayContaining(['btc', 'eth', 'etharbitrum', 'usdterc20', 'usdttrc20', 'xlm']),
    );
    expect(tickers[0]).toBe('btc');
    expect(new Set(tickers).size).toBe(tickers.length);
  });

  it('knows which pairs one provider serves', async () => {
    const { body } = await site.get('/public-v1/currencies-to/btc');
    const rows = body as unknown as { ticker: string; isAvailable: boolean }[];
    expect(rows.find(({ ticker }) => ticker === 'eth')?.isAvailable).toBe(true);
    expect(rows.some(({ ticker }) => ticker === 'btc')).toBe(false);
  });

  it.each([
    { currency: 'eth', address: ETH, is: { result: true, message: null } },
    {
      currency: 'eth',
      address: ETH.replace('0x52', '0x53'),
      is: { result: true, message: null },
    },
    { currency: 'btc', address: `${BTC.slice(0, -1)}a`, is: { result: false, message: 'Invalid checksum' } },
    { currency: 'btc', address: ETH, is: { result: false, message: 'Address is not valid' } },
    {
      currency: 'eth',
      address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      is: { result: false, message: 'Address is a token contract' },
    },
    {
      currency: 'eth',
      address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      is: { result: false, message: 'Address is a token contract' },
    },
    {
      currency: 'xrp',
      address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh&extraId=4294967296',
      is: { result: false, message: 'Invalid extra id' },
    },
    {
      currency: 'xrp',
      address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh&extraId=1',
      is: { result: true, message: null },
    },
  ])('checks $address as $currency', async ({ currency, address, is }) => {
    const { body } = await site.get(`/public-v2/validate/address?currency=${currency}&address=${address}`);
    expect(body).toEqual(is);
  });
});

describe('estimates', () => {
  it('asks all providers and answers rows that the site decodes', async () => {
    const { body } = await site.get(ESTIMATE);
    const decoded = EstimatesReply.decode(body);
    const rows = E.isRight(decoded) ? decoded.right.providers : [];
    expect(
      rows.map(({ type, label, isConvertible, estimatedAmount }) => ({
        type,
        label,
        isConvertible,
        estimatedAmount,
      })),
    ).toEqual([
      {
        type: 'one-click',
        label: 'NEAR Intents',
        isConvertible: true,
        estimatedAmount: '3.371076923076923076',
      },
      { type: 'changenow', label: 'ChangeNOW', isConvertible: true, estimatedAmount: '3.360923076923076923' },
    ]);
  });

  it('has a fixed rate with an expiry, for an exact amount to receive too', async () => {
    const { body } = await site.get(
      ESTIMATE.replace('flow=standard', 'flow=fixed-rate')
        .replace('type=direct', 'type=reverse')
        .replace('fromAmount=0.1', 'toAmount=1'),
    );
    expect(
      rowsOf(body).map(({ type, custom }) => [type, (custom as { validUntil: string }).validUntil]),
    ).toEqual([
      ['one-click', '2026-03-01T12:01:00.000Z'],
      ['changenow', '2026-03-01T12:20:00.000Z'],
    ]);
  });

  it('shows the minimum of a provider that refuses', async () => {
    const { body } = await site.get(ESTIMATE.replace('0.1', '0.000001'));
    expect(
      rowsOf(body).map(({ type, isConvertible, minAmount, error }) => ({
        type,
        isConvertible,
        minAmount,
        error: (error as { error: string }).error,
      })),
    ).toEqual([
      { type: 'one-click', isConvertible: false, minAmount: 0.00007575, error: 'deposit_too_small' },
      { type: 'changenow', isConvertible: false, minAmount: 0.0000455, error: 'deposit_too_small' },
    ]);
  });

  it.each([
    { what: 'fails', fault: { kind: 'status', status: 500 } },
    { what: 'is slower than the deadline', fault: { kind: 'slow', delayMs: 60_000 } },
    { what: 'answers HTML', fault: { kind: 'html' } },
    { what: 'answers half of its JSON', fault: { kind: 'truncated' } },
    { what: 'cuts the connection', fault: { kind: 'lost-reply' } },
  ] as const)('has the other offers while one provider $what', async ({ fault }) => {
    await site.get('/public-v2/exchange/currencies');
    site.lab.faults.add({ provider: 'one-click', path: '/v0/quote', times: 1, ...fault });
    const { status, body } = await site.get(ESTIMATE);
    expect([status, rowsOf(body).map(({ type }) => type)]).toEqual([200, ['changenow']]);
  });

  it('replies 503 when no provider responds', async () => {
    await site.get('/public-v2/exchange/currencies');
    for (const provider of ['one-click', 'changenow'])
      site.lab.faults.add({ provider, path: '', times: 9, kind: 'status', status: 503 });
    const { status, body } = await site.get(ESTIMATE);
    expect([status, body['error']]).toEqual([503, 'providers_unavailable']);
  });

  it.each(['/public-v2/exchange/currencies', '/public-v1/currencies/btc', '/content/currencies'])(
    'replies 503 to %s until a provider has sent its currencies',
    async (path) => {
      for (const provider of ['one-click', 'changenow'])
        site.lab.faults.add({ provider, path: '', times: 9, kind: 'status', status: 500 });
      const { status, body } = await site.get(path);
      expect([status, body['error']]).toEqual([503, 'providers_unavailable']);
      site.lab.faults.clear();
      site.pass(15_000);
      expect(await site.get(path)).toMatchObject({ status: 200 });
    },
  );

  it('keeps the currencies of a provider that is down', async () => {
    await site.get('/public-v2/exchange/currencies');
    site.lab.faults.add({ provider: 'changenow', path: 'currencies', times: 9, kind: 'status', status: 503 });
    site.pass(3_600_000);
    await site.get('/public-v2/exchange/currencies');
    const { body } = await site.get('/public-v1/currencies/xlm');
    expect(body['ticker']).toBe('xlm');
  });

  it('stops asking a provider after five faults in a row, and asks again later', async () => {
    await site.get('/public-v2/exchange/currencies');
    site.lab.faults.add({ provider: 'one-click', path: '/v0/quote', times: 5, kind: 'status', status: 500 });
    for (let call = 0; call < 5; call += 1) await site.get(ESTIMATE);
    expect(site.gateway.health()[0]).toMatchObject({ id: 'one-click', faults: 5, breaker: 'open' });
    expect(rowsOf((await site.get(ESTIMATE)).body)).toHaveLength(1);
    site.pass(16_000);
    expect(rowsOf((await site.get(ESTIMATE)).body)).toHaveLength(2);
  });

  it('replies 503 as long as every provider is left alone after its faults, not that the pair does not exist', async () => {
    await site.get('/public-v2/exchange/currencies');
    for (const provider of ['one-click', 'changenow'])
      site.lab.faults.add({ provider, path: '', times: 1_000, kind: 'status', status: 503 });
    for (let call = 0; call < 5; call += 1) await site.get(ESTIMATE);
    expect(site.gateway.health().map(({ breaker }) => breaker)).toEqual(['open', 'open']);
    const { status, body } = await site.get(ESTIMATE);
    expect([status, body['error']]).toEqual([503, 'providers_unavailable']);
    for (const { id } of site.gateway.health()) await site.gateway.switchOff(id, true, 'eva');
    expect((await site.get(ESTIMATE)).body['error']).toBe('pair_is_inactive');
  });

  it('makes no offer of a provider that is switched off, and reads its running orders', async () => {
    const { body: made } = await create({ provider: 'one-click' });
    expect(await site.gateway.switchOff('one-click', true, 'eva')).toBe(true);
    expect(rowsOf((await site.get(ESTIMATE)).body).map(({ type }) => type)).toEqual(['changenow']);
    expect((await create({ provider: 'one-click' }, 'k2')).body['error']).toBe('pair_is_inactive');
    site.lab.book.pay(labOrder().id);
    expect((await statusOf(made['id']))['status']).toBe('exchanging');
  });
});
