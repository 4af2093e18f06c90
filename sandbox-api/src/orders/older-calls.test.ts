import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = Record<string, unknown> & { id: string; payinAddress: string; payinExtraId: string | null };
type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();
const { create, heldRate } = orderCalls(sandbox);

describe('the older create and read calls', () => {
  const legacy = {
    from: 'btc',
    to: 'eth',
    amount: '0.1',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  };

  it('v1: the amount of the reply is the amount received (api contract §2.10)', async () => {
    const created = await sandbox.post<{ id: string; amount: number; directedAmount: number }>(
      '/v1/transactions/key',
      legacy,
    );
    const seen = await sandbox.get<Record<string, unknown>>(`/v1/transactions/${created.body.id}/key`);

    expect(created.body.directedAmount).toBe(0.1);
    expect(created.body.amount).toBeGreaterThan(2);
    expect(seen.body).toMatchObject({ status: 'new', fromCurrency: 'btc', expectedSendAmount: 0.1 });
    expect(seen.body).not.toHaveProperty('payinHash');
  });

  it('v1 fixed rate: keeps the rate and its expiry', async () => {
    const { status, body } = await sandbox.post<Record<string, unknown>>('/v1/transactions/fixed-rate/key', {
      ...legacy,
      rateId: await heldRate(),
    });

    expect(status).toBe(200);
    expect(body).toHaveProperty('validUntil');
  });

  it('v1: a revoked key is refused', async () => {
    expect((await sandbox.post('/v1/transactions/revoked-key', legacy)).status).toBe(401);
    expect((await sandbox.get('/v1/transactions/revoked-key')).status).toBe(401);
  });

  it('v1: a tokens destination is stored if it is an address (api contract §2.13)', async () => {
    const { id } = (await create()).body;
    const fine = { tokensDestination: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', currency: 'eth' };
    const stored = await sandbox.post(`/v1/transactions/${id}/tokens-destination`, fine);
    const refused = await sandbox.post<Refused>(`/v1/transactions/${id}/tokens-destination`, {
      ...fine,
      tokensDestination: '0x1',
    });
    const seen = await sandbox.get<Record<string, unknown>>(`/v1/transactions/${id}/key`);

    expect([stored.body, refused.body.error]).toEqual([{ success: true }, 'not_valid_address']);
    expect(seen.body['tokensDestination']).toBe(fine.tokensDestination);
  });

  it('v2: creates, reads and lists exchanges', async () => {
    const namespace = 'v2-orders';
    const { body } = await sandbox.post<Created>(
      '/v2/exchange',
      aTransactionRequest({ payload: { shop: 'a' } }),
      { namespace },
    );
    const seen = await sandbox.get<Record<string, unknown>>(`/v2/exchange/by-id?id=${body.id}`);
    const listed = await sandbox.get<{ count: number; exchanges: { exchangeId: string }[] }>(
      '/v2/exchanges?limit=10&statuses=new,waiting',
      { namespace },
    );

    expect(seen.body).toMatchObject({ id: body.id, fromLegacyTicker: 'btc', expectedAmountFrom: 0.1 });
    expect(listed.body).toMatchObject({ count: 1, exchanges: [{ exchangeId: body.id }] });
  });

  it.each([
    { rule: 'six fields', payload: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    { rule: 'a value of 65 characters', payload: { a: 'a'.repeat(65) } },
    { rule: 'a nested object', payload: { a: {} } },
  ])('v2: refuses a payload with $rule (api contract §2.10)', async ({ payload }) => {
    const { status, body } = await sandbox.post<Refused>('/v2/exchange', aTransactionRequest({ payload }));

    expect([status, body.field]).toEqual([400, 'payload']);
  });
});
