import { parseJson } from '@coinlane/shared-contracts/codecs';

import { aCreateBody, aLabGateway, BTC } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

const OTHER = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
});
afterEach(() => site.close());

const decisionAtProvider = () => site.lab.book.all()[0]?.decision;

/** An order with too small a deposit, which waits for a decision. */
const anUnderpaidOrder = async (changes: Record<string, unknown> = {}) => {
  const { body } = await site.post('/public-v1.1/transactions', aCreateBody(changes), 'k1');
  const id = String(body['id']);
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '', '0.05');
  site.pass(5_000);
  const seen = await site.get(`/public-v1.1/transactions/${id}`);
  expect(seen.body['actionsAvailable']).toBe(true);
  return { id, controlToken: String(body['controlToken']), seen };
};

const refund = (id: string, address: string, controlToken?: unknown) =>
  site.post('/public-v2/exchange/refund', { id, address, extraId: null, controlToken });
const proceed = (id: string, controlToken?: unknown) =>
  site.post('/public-v2/exchange/continue', { id, controlToken });

describe('an order whose ID is known to another person', () => {
  it.each([
    { rule: 'without a refund address', changes: { refundAddress: '' }, address: OTHER },
    { rule: 'with one, to another address', changes: {}, address: OTHER },
    { rule: 'with one, to this address', changes: {}, address: BTC },
  ])('is not refunded: $rule', async ({ changes, address }) => {
    const { id } = await anUnderpaidOrder(changes);
    const stolen = await refund(id, address);
    expect([stolen.status, stolen.body['error'], decisionAtProvider()]).toEqual([
      403,
      'control_token_required',
      null,
    ]);
  });

  it('is not exchanged at another rate', async () => {
    const { id } = await anUnderpaidOrder();
    expect([(await proceed(id)).status, decisionAtProvider()]).toEqual([403, null]);
  });

  it('can be read, but the reply has no token', async () => {
    const { id, controlToken, seen } = await anUnderpaidOrder();
    const actions = await site.get(`/public-v2/exchange/actions?id=${id}`);
    expect(actions.body).toMatchObject({ needsControlToken: true, refund: { available: true } });
    expect(JSON.stringify([seen, actions])).not.toContain(controlToken);
  });

  it.each([
    { rule: 'empty', token: () => '' },
    { rule: 'of a wrong type', token: () => ['a'] },
    { rule: 'shortened', token: (own: string) => own.slice(0, -2) },
    {
      rule: 'with another first character',
      token: (own: string) => (own.startsWith('A') ? 'B' : 'A') + own.slice(1),
    },
  ])('is not refunded with a token that is $rule', async ({ token }) => {
    const { id, controlToken } = await anUnderpaidOrder({ refundAddress: '' });
    expect((await refund(id, OTHER, token(controlToken))).status).toBeGreaterThanOrEqual(400);
    expect(decisionAtProvider()).toBeNull();
  });

  it('is not refunded with the token of another order', async () => {
    const { id } = await anUnderpaidOrder({ refundAddress: '' });
    const { body: own } = await site.post('/public-v1.1/transactions', aCreateBody(), 'k2');
    expect([(await refund(id, OTHER, own['controlToken'])).status, decisionAtProvider()]).toEqual([
      403,
      null,
    ]);
  });
});

describe('the page that created an order', () => {
  it('can name the refund address later', async () => {
    const { id, controlToken } = await anUnderpaidOrder({ refundAddress: '' });
    expect((await refund(id, OTHER, controlToken)).body).toEqual({ result: true });
  });

  it('cannot replace the refund address that was given with the order', async () => {
    const { id, controlToken } = await anUnderpaidOrder();
    const { status, body } = await refund(id, OTHER, controlToken);
    expect([status, body['error'], decisionAtProvider()]).toEqual([400, 'not_valid_address', null]);
  });

  it('gets the same token for the same key', async () => {
    const { controlToken } = await anUnderpaidOrder();
    const again = await site.post('/public-v1.1/transactions', aCreateBody(), 'k1');
    expect(again.body['controlToken']).toBe(controlToken);
  });
});

describe('an order of an older version, without a token', () => {
  const anOlderOrder = async (changes: Record<string, unknown>) => {
    const { id } = await anUnderpaidOrder(changes);
    const order = await site.store.find(id);
    if (order === null) throw new Error('no order');
    const { hasControlToken, ...terms } = order.terms;
    expect(hasControlToken).toBe(true);
    // as the older version stored it
    await site.store.changeTerms(id, () => parseJson(JSON.stringify(terms)) as typeof order.terms);
    return id;
  };

  it.each([
    { rule: 'to the address that was given with it', changes: {}, address: BTC, status: 200 },
    { rule: 'to no other address', changes: {}, address: OTHER, status: 400 },
    { rule: 'to no address if none was given', changes: { refundAddress: '' }, address: OTHER, status: 403 },
  ])('is refunded $rule', async ({ changes, address, status }) => {
    const id = await anOlderOrder(changes);
    expect((await refund(id, address)).status).toBe(status);
  });
});
