import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import {
  actionsEndpoint,
  createTransactionEndpoint,
  currenciesEndpoint,
  estimatesEndpoint,
  refundEndpoint,
  transactionEndpoint,
  validateAddressEndpoint,
} from '@coinlane/shared-contracts/api';
import { orderReceiptEndpoint, receiptKeysEndpoint } from '@coinlane/shared-contracts/receipts';

import { aCreateBody, aLabGateway, BTC, ETH } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';
import { REFUSAL } from './refusal-schema.ts';
import { REPLIES } from './replies.ts';
import { problemsOf } from './schema.ts';

let site: LabGateway;
let id: string;
let controlToken: unknown;
let created: { readonly status: number; readonly body: unknown };
beforeAll(async () => {
  site = await aLabGateway();
  const made = await site.post('/public-v1.1/transactions', aCreateBody(), 'k1');
  created = made;
  id = String(made.body['id']);
  ({ controlToken } = made.body);
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '', '0.05');
  site.pass(5_000);
});
afterAll(() => site.close());

type Case = {
  readonly call: string;
  readonly send: () => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly codec: t.Decoder<unknown, unknown> | null;
};

/** The last one ends the order that the others read. */
const CASES: readonly Case[] = [
  { call: 'GET /public-v1/currencies', send: () => site.get('/public-v1/currencies'), codec: null },
  {
    call: 'GET /public-v1/currencies-to/{ticker}',
    send: () => site.get('/public-v1/currencies-to/btc'),
    codec: null,
  },
  {
    call: 'GET /public-v2/exchange/currencies',
    send: () => site.get('/public-v2/exchange/currencies'),
    codec: currenciesEndpoint.reply,
  },
  {
    call: 'GET /public-v2/validate/address',
    send: () => site.get(`/public-v2/validate/address?currency=btc&address=${BTC}`),
    codec: validateAddressEndpoint.reply,
  },
  {
    call: 'GET /account/v1.2/exchange/estimate',
    send: () =>
      site.get(
        '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1',
      ),
    codec: estimatesEndpoint.reply,
  },
  {
    call: 'POST /public-v1.1/transactions',
    send: () => Promise.resolve(created),
    codec: createTransactionEndpoint.reply,
  },
  {
    call: 'GET /public-v1.1/transactions/{id}',
    send: () => site.get(`/public-v1.1/transactions/${id}`),
    codec: transactionEndpoint.reply,
  },
  {
    call: 'GET /public-v1.1/transactions/{id}/receipt',
    send: () => site.get(`/public-v1.1/transactions/${id}/receipt`),
    codec: orderReceiptEndpoint.reply,
  },
  {
    call: 'GET /public-v1.1/receipt-keys',
    send: () => site.get('/public-v1.1/receipt-keys'),
    codec: receiptKeysEndpoint.reply,
  },
  {
    call: 'GET /public-v2/exchange/actions',
    send: () => site.get(`/public-v2/exchange/actions?id=${id}`),
    codec: actionsEndpoint.reply,
  },
  {
    call: 'POST /public-v2/exchange/continue',
    send: async () => {
      const other = await site.post('/public-v1.1/transactions', aCreateBody({ fromAmount: '0.2' }), 'k2');
      site.lab.book.pay(site.lab.book.all()[1]?.id ?? '', '0.1');
      site.pass(5_000);
      const body = { id: other.body['id'], controlToken: other.body['controlToken'] };
      return site.post('/public-v2/exchange/continue', body);
    },
    codec: null,
  },
  {
    call: 'POST /public-v2/exchange/refund',
    send: () => site.post('/public-v2/exchange/refund', { id, controlToken, address: BTC, extraId: null }),
    codec: refundEndpoint.reply,
  },
];

describe('the OpenAPI description', () => {
  it.each(CASES)('describes every field of $call, and its codec reads it', async ({ call, send, codec }) => {
    const { status, body } = await send();
    expect(status).toBe(200);
    const schema = REPLIES[call]?.reply;
    expect(schema === undefined ? ['no description'] : problemsOf(schema, body)).toEqual([]);
    expect(codec === null || E.isRight(codec.decode(body))).toBe(true);
  });

  it('has no call without a test', () => {
    expect(CASES.map(({ call }) => call).toSorted()).toEqual(Object.keys(REPLIES).toSorted());
  });

  it.each([
    { rule: 'an unknown order', send: () => site.get('/public-v1.1/transactions/none') },
    { rule: 'an unknown call', send: () => site.get('/public-v2/none') },
    {
      rule: 'an amount below the minimum',
      send: () => site.post('/public-v1.1/transactions', aCreateBody({ fromAmount: '0.0000001' }), 'k3'),
    },
    {
      rule: 'an address of another network',
      send: () =>
        site.post('/public-v1.1/transactions', aCreateBody({ address: BTC, refundAddress: ETH }), 'k4'),
    },
  ])('describes the refusal of $rule', async ({ send }) => {
    const { status, body } = await send();
    expect([status >= 400, problemsOf(REFUSAL, body)]).toEqual([true, []]);
  });

  it('is served', async () => {
    const { status, body } = await site.get('/public-v2/openapi.json');
    expect([status, body['openapi'], Object.keys(body['paths'] ?? {}).length]).toEqual([200, '3.1.0', 12]);
  });

  it('reports a missing, an unknown and a wrong field', () => {
    const reply = REPLIES['GET /public-v2/validate/address']?.reply;
    const problems = reply === undefined ? [] : problemsOf(reply, { result: 'yes', more: 1 });
    expect(problems).toEqual([
      '$.message: is missing',
      '$.result: expected boolean',
      '$.more: is not described',
    ]);
  });
});
