import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = Record<string, unknown> & { id: string; payinAddress: string; payinExtraId: string | null };
type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();
const { create, read } = orderCalls(sandbox);

describe('the idempotency key', () => {
  const headers = { 'idempotency-key': 'one-order' };

  it('creates one order for two equal requests', async () => {
    const [first, second] = await Promise.all([create({}, headers), create({}, headers)]);

    expect(second.body.id).toBe(first.body.id);
  });

  it('refuses another body under a used key with 409', async () => {
    await create({}, headers);
    const { status, body } = await create({ fromAmount: '0.2' }, headers);

    expect([status, body.error]).toEqual([409, 'conflict']);
  });

  it('creates one order for two bodies that differ in the order of their properties', async () => {
    const request = aTransactionRequest();
    const turned = Object.fromEntries(
      Object.entries(request)
        .reverse()
        .map(([name, value]) => [
          name,
          name === 'info' ? Object.fromEntries(Object.entries(value as object).reverse()) : value,
        ]),
    );
    const key = { headers: { 'idempotency-key': 'turned' } };
    const first = await sandbox.post<Created>('/v1.1/transactions', request, key);
    const second = await sandbox.post<Created>('/v1.1/transactions', turned, key);

    expect([second.status, second.body.id]).toEqual([200, first.body.id]);
  });

  it.each([
    { call: 'a fixed rate', first: '/v1/transactions/key', second: '/v1/transactions/fixed-rate/key' },
    { call: 'another version', first: '/v1.1/transactions', second: '/v2/exchange' },
  ])('is refused with 409 for another call with the same body: $call', async ({ first, second }) => {
    const { fromCurrency: from, toCurrency: to, fromAmount: amount, ...rest } = aTransactionRequest();
    const body = { ...rest, fromCurrency: from, toCurrency: to, fromAmount: amount, from, to, amount };
    const key = { headers: { 'idempotency-key': second } };
    const made = await sandbox.post<Created>(first, body, key);
    const other = await sandbox.post<Refused>(second, body, key);

    expect([made.status, other.status, other.body.error]).toEqual([200, 409, 'conflict']);
  });

  it('is separate in each namespace', async () => {
    const first = await create({}, headers);
    const other = await create({}, { ...headers, 'x-sandbox-namespace': 'idempotency-other' });

    expect(other.body.id).not.toBe(first.body.id);
  });

  it('is not used up by a refused request', async () => {
    const refused = await create({ fromAmount: '0.00001' }, { 'idempotency-key': 'refused-first' });
    const made = await create({}, { 'idempotency-key': 'refused-first' });

    expect([refused.status, made.status]).toEqual([400, 200]);
  });

  it('that is invalid is refused', async () => {
    const { status, body } = await create({}, { 'idempotency-key': 'k'.repeat(201) });

    expect([status, body.field]).toEqual([400, 'idempotency-key']);
  });

  it('survives a restart, and so does the order', async () => {
    const before = await create({}, { 'idempotency-key': 'over-a-restart' });
    await sandbox.restart();
    const after = await create({}, { 'idempotency-key': 'over-a-restart' });

    expect(after.body.id).toBe(before.body.id);
    expect((await read(before.body.id)).body).toMatchObject({ payinAddress: before.body.payinAddress });
  });
});
