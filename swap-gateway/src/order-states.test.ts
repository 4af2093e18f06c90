import { aCreateBody, aLabGateway, BTC, ETH, XRP } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
});
afterEach(() => site.close());

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

describe('a deposit that is not as agreed', () => {
  it('can be refunded where the provider allows it, to an address of its network', async () => {
    const { body: made } = await create();
    site.lab.book.pay(labOrder().id, '0.05');
    expect(await statusOf(made['id'])).toMatchObject({
      status: 'failed',
      actionsAvailable: true,
      amountFrom: 0.05,
    });
    const actions = await site.get(`/public-v2/exchange/actions?id=${String(made['id'])}`);
    expect(actions.body).toMatchObject({
      refund: { available: true, amount: 0.05 },
      continue: { available: true },
    });
    const { id, controlToken } = made;
    const wrong = await site.post('/public-v2/exchange/refund', {
      id,
      controlToken,
      address: ETH,
      extraId: null,
    });
    expect(wrong.status).toBe(400);
    const right = await site.post('/public-v2/exchange/refund', {
      id,
      controlToken,
      address: BTC,
      extraId: null,
    });
    expect(right.body).toEqual({ result: true });
    expect((await site.get(`/public-v1.1/transactions/${String(made['id'])}`)).body['status']).toBe(
      'refunding',
    );
    expect(await statusOf(made['id'])).toMatchObject({ status: 'refunded', refundAmount: 0.05 });
  });

  it('can be exchanged at the current rate', async () => {
    const { body: made } = await create();
    site.lab.book.pay(labOrder().id, '0.05');
    await statusOf(made['id']);
    const { id, controlToken } = made;
    const { body } = await site.post('/public-v2/exchange/continue', { id, controlToken });
    expect(body).toMatchObject({ result: { result: true } });
    // at once: the page reads a failed order again only after half a minute
    const { body: shown } = await site.get(`/public-v1.1/transactions/${String(id)}`);
    expect(shown).toMatchObject({ status: 'confirming', actionsAvailable: false });
    expect((await statusOf(made['id']))['status']).toBe('exchanging');
  });

  it('waits for the rest at 1Click, and goes back by itself', async () => {
    const { body: made } = await create({ provider: 'one-click' });
    site.lab.book.pay(labOrder().id, '0.05');
    expect(await statusOf(made['id'])).toMatchObject({
      status: 'waiting',
      depositIssue: { kind: 'underpaid', amount: 0.05 },
    });
    site.pass(2 * 3_600_000);
    expect((await statusOf(made['id']))['status']).toBe('refunding');
    expect(await statusOf(made['id'])).toMatchObject({ status: 'refunded', refundAmount: 0.05 });
  });
});

/** An XRP account with the tag 1 inside (XLS-5). */
const X_TAG_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';

describe('a memo', () => {
  it('reaches a provider only if it can carry it', async () => {
    await site.get('/public-v2/exchange/currencies');
    const toXrp = { toCurrency: 'xrp', toNetwork: 'xrp', address: XRP, extraId: '12345' };
    const { body } = await create(toXrp);
    expect([body['payoutExtraId'], labOrder().extraId]).toEqual(['12345', '12345']);
    const refused = await create({ ...toXrp, provider: 'one-click' }, 'k2');
    expect(refused.body['error']).toBe('pair_is_inactive');
  });

  it.each([
    { field: 'extraId', change: { toCurrency: 'xrp', toNetwork: 'xrp', address: X_TAG_1, extraId: '14' } },
    {
      field: 'refundExtraId',
      change: {
        ...{ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '500' },
        ...{ refundAddress: X_TAG_1, refundExtraId: '14' },
      },
    },
  ])('that contradicts the one in its address is refused: $field', async ({ field, change }) => {
    const { status, body } = await create(change);
    expect([status, body['field']]).toEqual([400, field]);
  });

  it('of a deposit is shown with the address', async () => {
    const { body } = await create({
      fromCurrency: 'xrp',
      fromNetwork: 'xrp',
      fromAmount: '100',
      refundAddress: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    });
    expect(body['payinExtraId']).toBe(labOrder().depositMemo);
  });
});

describe('a status', () => {
  it('never goes back, and a final one never changes', async () => {
    const { body: made } = await create();
    site.lab.book.pay(labOrder().id);
    site.pass(20_000);
    expect((await statusOf(made['id']))['status']).toBe('finished');
    expect((await statusOf(made['id']))['status']).toBe('finished');
    const fresh = await create({}, 'k2');
    site.lab.book.pay(labOrder(1).id);
    site.pass(-1_500);
    expect((await statusOf(fresh.body['id']))['status']).toBe('exchanging');
    site.lab.faults.add({
      provider: 'changenow',
      path: 'by-id',
      times: 1,
      kind: 'changed-field',
      field: 'status',
      value: 'waiting',
    });
    expect((await statusOf(fresh.body['id']))['status']).toBe('exchanging');
    expect(site.problems.at(-1)).toContain('cannot go from exchanging to waiting');
  });

  it('with an unknown word is "checking", and reported', async () => {
    const { body: made } = await create();
    site.lab.faults.add({
      provider: 'changenow',
      path: 'by-id',
      times: 1,
      kind: 'changed-field',
      field: 'status',
      value: 'on-fire',
    });
    expect((await statusOf(made['id']))['status']).toBe('checking');
    expect(site.problems.at(-1)).toContain('on-fire');
  });

  it.each([0, -3, '0.000'])(
    'with the amount %s shows no amount, and no payout without a hash',
    async (value) => {
      const { body: made } = await create();
      const fault = { provider: 'changenow', path: 'by-id', times: 1, kind: 'rewrite' } as const;
      const report = (change: object): void =>
        site.lab.faults.add({
          ...fault,
          rewrite: (json) => JSON.stringify({ ...JSON.parse(json), status: 'finished', ...change }),
        });
      const amounts = { amountFrom: value, amountTo: value, refundAmount: value };
      report({ ...amounts, payoutHash: null });
      const none = { amountFrom: null, amountTo: null, refundAmount: null };
      expect(await statusOf(made['id'])).toMatchObject({ ...none, status: 'checking' });
      report({ ...amounts, payoutHash: 'a1' });
      expect(await statusOf(made['id'])).toMatchObject({ ...none, status: 'finished', payoutHash: 'a1' });
    },
  );

  it('is the last known one while the provider is slow', async () => {
    const { body: made } = await create();
    site.lab.faults.add({ provider: 'changenow', path: 'by-id', times: 1, kind: 'slow', delayMs: 60_000 });
    expect((await statusOf(made['id']))['status']).toBe('waiting');
    expect(site.lab.faults.late()).toBe(1);
  });

  it('is the last known one while the provider is down', async () => {
    const { body: made } = await create();
    await statusOf(made['id']);
    site.lab.faults.add({ provider: 'changenow', path: '', times: 9, kind: 'status', status: 503 });
    expect((await statusOf(made['id']))['status']).toBe('waiting');
  });
});
