import { aTransactionRequest } from './orders/order.fixture.ts';
import { sandboxOfFile } from './testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const create = async (
  change: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown> & { id: string }> => {
  const request = aTransactionRequest(change);
  return (await sandbox.post<Record<string, unknown> & { id: string }>('/v1.1/transactions', request)).body;
};

describe('POST /v1/frontend/exchange/txs/{id}/notify', () => {
  it.each([
    { email: 'a@b.co', status: 200 },
    { email: '', status: 400 },
    { email: 'a@b', status: 400 },
    { email: `${'a'.repeat(65)}@b.co`, status: 400 },
    { email: `a@${'b'.repeat(64)}.co`, status: 400 },
    { email: 'a..b@c.co', status: 400 },
    { email: 'two words@b.co', status: 400 },
  ])('notify $email: $status (spec §5 "E-mail")', async ({ email, status }) => {
    const { id } = await create();
    const reply = await sandbox.post<{ success: boolean }>(`/v1/frontend/exchange/txs/${id}/notify`, {
      notify: { email },
    });

    expect([reply.status, reply.body.success]).toEqual([status, status === 200]);
  });

  it('notify of an unknown order: 404', async () => {
    expect(
      (await sandbox.post('/v1/frontend/exchange/txs/nosuch/notify', { notify: { email: 'a@b.co' } })).status,
    ).toBe(404);
  });
});
