import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

const sandbox = sandboxOfFile();

const create = (change: Readonly<Record<string, unknown>>, namespace = 'visit') =>
  sandbox.post<{ field?: string }>('/v1.1/transactions', aTransactionRequest(change), { namespace });

describe('visit data of an order (api contract §4.3)', () => {
  it('is stored as sent, for the control to show', async () => {
    const visit = {
      linkId: 'aaaaaaaaaaaaaa',
      ga: 'c1',
      source: 'bridge',
      isBridge: true,
      info: { utmSource: 'news', gclid: 'g1', landingPage: '/', sessionCount: 3 },
    };
    expect((await create(visit)).status).toBe(200);
    const { body } = await sandbox.get<{ orders: readonly { payload: unknown }[] }>('/__sandbox/orders', {
      namespace: 'visit',
    });
    expect(body.orders[0]?.payload).toEqual(visit);
  });

  it('is empty if an older client sends none', async () => {
    expect((await create({ info: undefined, source: undefined }, 'older')).status).toBe(200);
  });

  it.each([
    { rule: 'an unknown source', change: { source: 'moon' }, field: 'source' },
    { rule: 'info as a list', change: { info: [1] }, field: 'info' },
    { rule: 'a field of 513 characters', change: { info: { gclid: 'x'.repeat(513) } }, field: 'info' },
    { rule: 'a nested object', change: { info: { gclid: {} } }, field: 'info' },
  ])('refuses $rule', async ({ change, field }) => {
    const { status, body } = await create(change);
    expect([status, body.field]).toEqual([400, field]);
  });
});
