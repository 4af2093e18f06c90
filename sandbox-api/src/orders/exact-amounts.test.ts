import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import { TransactionReply } from '@coinlane/shared-contracts/api';
import { parseJson } from '@coinlane/shared-contracts/codecs';

import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = { readonly id: string };
type Refused = { readonly error: string; readonly field?: string; readonly message: string };

const AMOUNT = '1.000000000000000001';
const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sandbox = sandboxOfFile();

const ethToBtc = {
  fromCurrency: 'eth',
  fromNetwork: 'eth',
  toCurrency: 'btc',
  toNetwork: 'btc',
  address: BTC_ADDRESS,
};
const decoded = <A>(codec: t.Decoder<unknown, A>, text: string): A | null => {
  const result = codec.decode(parseJson(text));
  return E.isRight(result) ? result.right : null;
};

describe('eighteen decimals', () => {
  const create = () =>
    sandbox.post<Created>('/v1.1/transactions', aTransactionRequest({ ...ethToBtc, fromAmount: AMOUNT }));

  it('are in every reply about an order', async () => {
    const { text, body } = await create();
    sandbox.pass(120_000);
    const replies = await Promise.all(
      [
        `/v1.1/transactions/${body.id}`,
        `/v2/exchange/by-id?id=${body.id}`,
        `/v1/transactions/${body.id}/key`,
        '/v2/exchanges',
      ].map(async (path) => (await sandbox.get(path)).text),
    );

    for (const reply of [text, ...replies]) expect(reply).toMatch(/[aA]mount\w*":1\.000000000000000001[,}]/);
  });

  it('are read by the site', async () => {
    const { id } = (await create()).body;
    sandbox.pass(120_000);
    const transaction = decoded(TransactionReply, (await sandbox.get(`/v1.1/transactions/${id}`)).text);

    expect([transaction?.expectedAmountFrom, transaction?.amountFrom]).toEqual([AMOUNT, AMOUNT]);
  });

  it('of a number in a body are kept', async () => {
    const request = JSON.stringify(aTransactionRequest({ ...ethToBtc, fromAmount: 'amount' }));
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/v1.1/transactions',
      headers: { 'content-type': 'application/json' },
      payload: request.replace('"amount"', AMOUNT),
    });

    expect(reply.body).toContain(`"fromAmount":${AMOUNT},`);
  });

  it('are in the estimate of an amount to receive', async () => {
    const { text } = await sandbox.get(
      `/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&toAmount=${AMOUNT}&type=reverse`,
    );

    expect(text).toContain(`"toAmount":${AMOUNT}`);
  });
});

describe('a token swap', () => {
  it('keeps more digits than a float', async () => {
    const { body } = await sandbox.post<Created>('/swaps/', {
      from: 'awc',
      to: 'awc',
      fromBlockchain: 'binance',
      payoutAddress: ETH_ADDRESS,
      amount: '1234567890.12345678',
    });

    expect((await sandbox.get(`/swaps/${body.id}`)).text).toMatch(
      /"amount":1234567890\.12345678,.*"amount":1228395050\.67283949,/,
    );
  });
});

type Call = { readonly call: string; readonly path: string; readonly body: (amount: string) => object };

const CREATES: readonly Call[] = [
  { call: 'v1.1', path: '/v1.1/transactions', body: (fromAmount) => aTransactionRequest({ fromAmount }) },
  { call: 'v2', path: '/v2/exchange', body: (fromAmount) => aTransactionRequest({ fromAmount }) },
  {
    call: 'v1',
    path: '/v1/transactions/key',
    body: (amount) => ({ from: 'btc', to: 'eth', address: ETH_ADDRESS, amount }),
  },
  {
    call: 'fiat',
    path: '/v2/fiat-transaction',
    body: (from_amount) => ({
      from_currency: 'eur',
      from_amount,
      to_currency: 'btc',
      payout_address: BTC_ADDRESS,
    }),
  },
  {
    call: 'a token swap',
    path: '/swaps/',
    body: (amount) => ({
      from: 'awc',
      to: 'awc',
      fromBlockchain: 'binance',
      amount,
      payoutAddress: ETH_ADDRESS,
    }),
  },
  {
    call: 'a token swap that is an order',
    path: '/swaps/',
    body: (amount) => ({
      from: 'usdt',
      to: 'usdt',
      fromBlockchain: 'omni',
      amount,
      payoutAddress: ETH_ADDRESS,
    }),
  },
];

describe.each(CREATES)('an order by $call', ({ path, body }) => {
  it.each([
    { amount: '1e21', error: 'max_amount_exceeded' },
    { amount: '1e99', error: 'max_amount_exceeded' },
    { amount: '999999999999999999999', error: 'max_amount_exceeded' },
    { amount: '100.1234567890123', error: 'too_many_decimals' },
    { amount: '1e-19', error: 'too_many_decimals' },
  ])('of $amount is refused: $error', async ({ amount, error }) => {
    const reply = await sandbox.post<Refused>(path, body(amount));

    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });
});

describe('an order for an amount to receive', () => {
  it.each([
    { toAmount: '1e21', error: 'max_amount_exceeded' },
    { toAmount: '1.0000000000000000001', error: 'too_many_decimals' },
  ])('of $toAmount is refused: $error', async ({ toAmount, error }) => {
    const request = aTransactionRequest({ type: 'reverse', fromAmount: '', toAmount });
    const reply = await sandbox.post<Refused>('/v1.1/transactions', request);

    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });
});

describe('an estimate', () => {
  it.each([
    '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=eth&fromAmount=0.1234567890123',
    '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1234567890123',
    '/v1/exchange-amount/0.1234567890123/btc_eth',
    '/v1/exchange-amount/fixed-rate/0.1234567890123/btc_eth',
    '/v1/exchange-amount/100.1234567890123/awcbnb_awc',
    '/v2/fiat-estimate?from_currency=eur&from_amount=100.123&to_currency=btc',
  ])('%s names the decimals of the currency', async (path) => {
    const { status, body } = await sandbox.get<Refused>(path);

    expect([status, body.error]).toEqual([400, 'too_many_decimals']);
    expect(body.message).toMatch(/^(?:BTC|EUR|AWC) has at most [28] decimals$/);
  });

  it('above the supply reports a maximum, although the provider has none', async () => {
    const path = '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=eth&fromAmount=';
    type Rows = {
      readonly providers: readonly { readonly maxAmount: number | null; readonly error: unknown }[];
    };
    const maximum = async (amount: string) =>
      (await sandbox.get<Rows>(`${path}${amount}`)).body.providers[0]?.maxAmount;

    expect(await maximum('1000')).toBeNull();
    expect(await maximum('1e21')).toBeGreaterThan(1_000_000);
  });
});

describe('an underpaid deposit', () => {
  it('has no more decimals than its currency', async () => {
    const { body } = await sandbox.post<Created>(
      '/v1.1/transactions',
      aTransactionRequest({ fromAmount: '0.12349901' }),
    );
    sandbox.pass(120_000);

    expect((await sandbox.get(`/v1.1/transactions/${body.id}`)).text).toContain('"amountFrom":0.0740994,');
  });
});
