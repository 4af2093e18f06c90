import * as E from 'fp-ts/lib/Either.js';

import { CreateTransactionReply, TransactionReply } from '@coinlane/shared-contracts/api';

import { aCreateBody, aLabGateway, BTC, ETH } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

const ESTIMATE =
  '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&type=direct&flow=standard&fromAmount=0.1';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
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

describe.each(['one-click', 'changenow'])('an order at %s', (provider) => {
  it('goes from the deposit to the payout', async () => {
    const { status, body } = await create({ provider });
    expect(status).toBe(200);
    expect(E.isRight(CreateTransactionReply.decode(body))).toBe(true);
    expect(body['payinAddress']).toBe(labOrder().depositAddress);
    const seen = [(await statusOf(body['id']))['status']];
    site.lab.book.pay(labOrder().id);
    site.pass(-5_000);
    for (let step = 0; step < 3; step += 1) seen.push((await statusOf(body['id']))['status']);
    const last = await statusOf(body['id']);
    expect([...new Set([...seen, last['status']])].slice(0, 2)).toEqual([
      'waiting',
      expect.stringMatching(/confirming|exchanging/),
    ]);
    expect([last['status'], Number(last['amountTo']) > 3, last['payoutHash']]).toEqual([
      'finished',
      true,
      expect.any(String),
    ]);
    expect(E.isRight(TransactionReply.decode(last))).toBe(true);
  });

  it.each([
    { rule: 'is nested too deep', info: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown },
    {
      rule: 'has thousands of properties',
      info: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${String(at)}`, 1])),
    },
    { rule: 'has thousands of elements', info: new Array(5_000).fill(0) },
  ])('is refused with a body that $rule', async ({ info }) => {
    const refused = await site.post('/public-v1.1/transactions', { ...aCreateBody(), info }, 'k1');
    expect([refused.status, site.lab.book.all()]).toEqual([400, []]);
  });

  it('is made once for one key, even if it is requested three times', async () => {
    const [one, other] = await Promise.all([create({ provider }), create({ provider })]);
    const third = await create({ provider });
    expect(new Set([one.body['id'], other.body['id'], third.body['id']]).size).toBe(1);
    expect(site.lab.book.all()).toHaveLength(1);
  });

  it('refuses a used key for another order', async () => {
    await create({ provider });
    const { status, body } = await create({ provider, fromAmount: '0.2' });
    expect([status, body['error']]).toEqual([409, 'conflict']);
  });

  it.each([
    { what: 'of another network', changes: { address: BTC } },
    {
      what: 'mistyped',
      changes: {
        toCurrency: 'btc',
        toNetwork: 'btc',
        fromCurrency: 'eth',
        fromNetwork: 'eth',
        refundAddress: ETH,
        address: `${BTC.slice(0, -1)}a`,
      },
    },
    { what: 'of a token contract', changes: { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' } },
    {
      what: 'of a token contract of another network',
      changes: {
        toCurrency: 'eth',
        toNetwork: 'arbitrum',
        address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
      },
    },
    {
      what: 'of a well-known token contract that no provider lists',
      changes: { address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
    },
    {
      what: 'of a well-known mint that no provider lists',
      changes: {
        toCurrency: 'sol',
        toNetwork: 'sol',
        address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    },
    { what: 'without an owner', changes: { address: '0x0000000000000000000000000000000000000000' } },
    { what: 'for a refund on another network', changes: { refundAddress: ETH } },
  ])('is refused for an address $what, before a provider is asked', async ({ changes }) => {
    const { status, body } = await create({ provider, ...changes });
    expect([status, body['error'], site.lab.book.all()]).toEqual([400, 'not_valid_address', []]);
  });

  it('is refused with its reason when the provider refuses, and again for the same key', async () => {
    await site.get('/public-v2/exchange/currencies');
    const first = await create({ provider, fromAmount: '0.000001' });
    const again = await create({ provider, fromAmount: '0.000001' });
    expect([first.status, first.body['error']]).toEqual([400, 'deposit_too_small']);
    expect(again.body['error']).toBe('deposit_too_small');
  });

  it('was not made when the provider cannot be reached', async () => {
    await site.get('/public-v2/exchange/currencies');
    await site.lab.stop();
    const { status, body } = await create({ provider });
    expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
  });
});

describe('a lost reply to a creation', () => {
  it('is requested again where that is harmless', async () => {
    site.lab.faults.add({ provider: 'one-click', path: '/v0/quote', times: 1, kind: 'lost-reply' });
    const first = await create({ provider: 'one-click' });
    const second = await create({ provider: 'one-click' });
    expect([first.status, first.body['error'], second.status]).toEqual([504, 'outcome_unknown', 200]);
  });

  it('stays unknown where a second order could be made', async () => {
    await site.get('/public-v2/exchange/currencies');
    site.lab.faults.add({ provider: 'changenow', path: '/exchange', times: 1, kind: 'lost-reply' });
    const answers = [await create(), await create()];
    expect(answers.map(({ status }) => status)).toEqual([504, 504]);
    expect(site.lab.book.all()).toHaveLength(1);
  });
});

describe('a fixed rate', () => {
  const fixed = async (provider: string) => {
    const { body } = await site.get(ESTIMATE.replace('flow=standard', 'flow=fixed-rate'));
    const row = rowsOf(body).find(({ type }) => type === provider);
    return (row?.['custom'] as { rateId: string } | undefined)?.rateId ?? '';
  };

  it('is the rate of the order', async () => {
    const rateId = await fixed('changenow');
    const { body } = await create({ flow: 'fixed-rate', rateId });
    expect([body['toAmount'], body['validUntil']]).toEqual([3.344, '2026-03-01T12:20:00.000Z']);
  });

  it.each([
    { what: 'expired', passMs: 1_200_001, change: (id: string) => id },
    { what: 'changed', passMs: 0, change: (id: string) => `x${id}` },
    { what: 'missing', passMs: 0, change: () => '' },
  ])('is refused when it is $what', async ({ passMs, change }) => {
    const rateId = change(await fixed('changenow'));
    site.pass(passMs);
    const { body } = await create({ flow: 'fixed-rate', rateId });
    expect(body['error']).toBe('rate_id_not_found_or_expired');
  });

  it('of one amount is not one of another', async () => {
    const rateId = await fixed('changenow');
    const { status } = await create({ flow: 'fixed-rate', rateId, fromAmount: '0.2' });
    expect(status).toBe(400);
  });
});
