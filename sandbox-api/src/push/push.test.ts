import { aTransactionRequest } from '../orders/order.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const create = async (
  change: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown> & { id: string }> => {
  const request = aTransactionRequest(change);
  return (await sandbox.post<Record<string, unknown> & { id: string }>('/v1.1/transactions', request)).body;
};

describe('/push (spec §7 "Push notification API")', () => {
  it.each([
    { rule: 'in the query', path: '/push/fcmtoken?id=u&fcmtoken=t', body: {}, status: 200 },
    { rule: 'in the body', path: '/push/fcmtoken', body: { id: 'u', fcmtoken: 't' }, status: 200 },
    { rule: 'nowhere', path: '/push/fcmtoken', body: {}, status: 400 },
    { rule: 'of an unknown order', path: '/push/tx?id=nosuch&device_id=d', body: {}, status: 404 },
  ])('push parameters $rule: $status', async ({ path, body, status }) => {
    expect((await sandbox.post(path, body)).status).toBe(status);
  });

  it('push for an existing order', async () => {
    const { id } = await create();

    expect((await sandbox.post(`/push/tx?id=${id}&device_id=d`)).body).toEqual({ success: true });
  });
});
