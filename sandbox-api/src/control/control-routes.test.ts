import { aTransactionRequest } from '../orders/order.fixture.ts';
import { SCENARIOS } from '../orders/index.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Order = { id: string; status: string; scenario: string };
type Refused = { error: string; field?: string };

const sandbox = sandboxOfFile();

const create = async (namespace: string, change: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { body } = await sandbox.post<{ id: string }>('/v1.1/transactions', aTransactionRequest(change), {
    namespace,
  });
  return body.id;
};
const statusOf = async (id: string): Promise<string> =>
  (await sandbox.get<{ status: string }>(`/v1.1/transactions/${id}`)).body.status;

describe('PUT /__sandbox/clock', () => {
  it('fixes the time of one namespace, which can still be advanced', async () => {
    const namespace = 'clock-frozen';
    const timeIn = async (name: string) =>
      Date.parse((await sandbox.get<{ now: string }>('/__sandbox/clock', { namespace: name })).body.now);
    const frozenAtMs = Date.UTC(2040, 0, 1);
    await sandbox.put('/__sandbox/clock', { frozenAtMs }, { namespace });
    expect(await timeIn(namespace)).toBe(frozenAtMs);
    await sandbox.post('/__sandbox/clock', { advanceMs: 5_000 }, { namespace });
    expect(await timeIn(namespace)).toBe(frozenAtMs + 5_000);
    expect(await timeIn('clock-running')).toBeLessThan(frozenAtMs);
    await sandbox.put('/__sandbox/clock', { frozenAtMs: null }, { namespace });
    expect(await timeIn(namespace)).toBeLessThan(frozenAtMs);
  });
});

describe('POST /__sandbox/clock', () => {
  it('advances the time of one namespace', async () => {
    const [here, there] = [await create('clock-a'), await create('clock-b')];
    await sandbox.post('/__sandbox/clock', { advanceMs: 25_000 }, { namespace: 'clock-a' });

    expect([await statusOf(here), await statusOf(there)]).toEqual(['confirming', 'new']);
  });

  it('adds up, and survives a restart', async () => {
    const id = await create('clock-c');
    await sandbox.post('/__sandbox/clock', { advanceMs: 10_000 }, { namespace: 'clock-c' });
    await sandbox.post('/__sandbox/clock', { advanceMs: 15_000 }, { namespace: 'clock-c' });
    await sandbox.restart();

    expect(await statusOf(id)).toBe('confirming');
  });

  it.each([
    { body: {}, field: 'advanceMs' },
    { body: { advanceMs: 'soon' }, field: 'advanceMs' },
    { body: [], field: 'body' },
  ])('names the field of $body', async ({ body, field }) => {
    const reply = await sandbox.post<Refused>('/__sandbox/clock', body);

    expect([reply.status, reply.body.field]).toEqual([400, field]);
  });
});

describe('POST /__sandbox/orders/{id}', () => {
  it.each(['processing', 'paid', 'hold', 'verifying', 'a status of tomorrow'])(
    'sets the status %s',
    async (status) => {
      const id = await create('orders');
      await sandbox.post(`/__sandbox/orders/${id}`, { status }, { namespace: 'orders' });
      sandbox.pass(100_000);

      expect(await statusOf(id)).toBe(status);
    },
  );

  it.each(SCENARIOS.map((scenario) => ({ scenario })))(
    'runs the scenario $scenario from the creation of the order',
    async ({ scenario }) => {
      const id = await create('orders');
      const { body } = await sandbox.post<Order>(`/__sandbox/orders/${id}`, { scenario });

      expect(body).toMatchObject({ id, scenario, status: 'new' });
    },
  );

  it('keeps the deposit time if an order fails later', async () => {
    const id = await create('orders');
    sandbox.pass(30_000);
    await sandbox.post(`/__sandbox/orders/${id}`, { status: 'failed' });
    const { body } = await sandbox.get<{ actionsAvailable: boolean; amountFrom: number }>(
      `/v1.1/transactions/${id}`,
    );

    expect(body).toMatchObject({ actionsAvailable: true, amountFrom: 0.1 });
  });

  it.each([
    { rule: 'nothing to do', path: 'id', body: {}, status: 400, field: 'status' },
    {
      rule: 'an unknown scenario',
      path: 'id',
      body: { scenario: 'miracle' },
      status: 400,
      field: 'scenario',
    },
    { rule: 'an unknown order', path: 'none', body: { status: 'paid' }, status: 404, field: undefined },
  ])('refuses $rule', async ({ path, body, status, field }) => {
    const id = path === 'id' ? await create('orders') : path;
    const reply = await sandbox.post<Refused>(`/__sandbox/orders/${id}`, body);

    expect([reply.status, reply.body.field]).toEqual([status, field]);
  });
});

describe('PUT /__sandbox/settings', () => {
  it('gives new orders of the namespace a scenario, until it is reset', async () => {
    const namespace = 'settings';
    await sandbox.put('/__sandbox/settings', { scenario: 'expired' }, { namespace });
    const first = await create(namespace);
    await sandbox.put('/__sandbox/settings', {}, { namespace });
    const second = await create(namespace);
    sandbox.pass(25_000);

    expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'confirming']);
  });

  it('fails the ordered number of creates', async () => {
    const namespace = 'settings-twice';
    await sandbox.put('/__sandbox/settings', { createFailure: 'user-not-found', times: 2 }, { namespace });
    const replies = [1, 2, 3].map(() =>
      sandbox.post('/v1.1/transactions', aTransactionRequest(), { namespace }),
    );

    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([400, 400, 200]);
  });

  it.each([
    { body: { scenario: 'miracle' }, field: 'scenario' },
    { body: { createFailure: 'miracle' }, field: 'createFailure' },
    { body: { createFailure: 'conflict', times: 0 }, field: 'times' },
  ])('names the field $field', async ({ body, field }) => {
    const reply = await sandbox.put<Refused>('/__sandbox/settings', body);

    expect([reply.status, reply.body.field]).toEqual([400, field]);
  });
});

describe('GET /__sandbox/orders', () => {
  it('lists the orders of its own namespace only, newest first', async () => {
    const namespace = 'listing';
    const first = await create(namespace);
    sandbox.pass(10);
    const second = await create(namespace);
    const { body } = await sandbox.get<{ orders: Order[] }>('/__sandbox/orders', { namespace });

    expect(body.orders.map(({ id }) => id)).toEqual([second, first]);
  });
});

describe('GET /__sandbox/calls', () => {
  it('counts routes without ids, under any name of the service', async () => {
    const namespace = 'calls';
    const id = await create(namespace);
    await sandbox.get(`/v1.1/transactions/${id}`, { namespace });
    await sandbox.get(`/public-v1.1/transactions/${id}`, { namespace });
    await sandbox.get('/public-v2/validate/address?currency=btc&address=secret', { namespace });
    const { body, text } = await sandbox.get<{ calls: unknown[] }>('/__sandbox/calls', { namespace });

    expect(body.calls).toEqual([
      { method: 'POST', path: '/v1.1/transactions', count: 1 },
      { method: 'GET', path: '/v1.1/transactions/:id', count: 2 },
      { method: 'GET', path: '/v2/validate/address', count: 1 },
    ]);
    expect(text).not.toContain('secret');
  });
});

describe('DELETE /__sandbox/namespace', () => {
  it('deletes this namespace only', async () => {
    const [gone, kept] = [await create('gone'), await create('kept')];
    await sandbox.put('/__sandbox/faults', [{ path: '*', action: 'status' }], { namespace: 'gone' });
    const { body } = await sandbox.remove<{ orders: number }>('/__sandbox/namespace', { namespace: 'gone' });
    const after = await sandbox.get('/v1/currencies/btc', { namespace: 'gone' });

    expect(body.orders).toBe(1);
    expect(after.status).toBe(200);
    expect((await sandbox.get(`/v1.1/transactions/${gone}`)).status).toBe(404);
    expect((await sandbox.get(`/v1.1/transactions/${kept}`)).status).toBe(200);
  });
});
