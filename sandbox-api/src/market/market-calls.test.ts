import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();

describe('prices and markets', () => {
  it('returns a map from ticker to price (spec §7)', async () => {
    const { body } = await sandbox.get<Record<string, number>>('/price-data?fsyms=BTC,ETH&tsyms=EUR');

    expect(Object.keys(body)).toEqual(['BTC', 'ETH']);
  });

  it('names the unknown fiat currency', async () => {
    const { status, body } = await sandbox.get<Refused>('/price-data?tsyms=ZZZ');

    expect([status, body.field]).toEqual([400, 'tsyms']);
  });

  it.each([
    { path: '/v1/frontend/main/24h/btc_eth', status: 200 },
    { path: '/frontend/main/30d/btc_usdttrc20', status: 200 },
    { path: '/v1/frontend/main/24h/btc_nosuchcoin', status: 404 },
    { path: '/v1/frontend/main/99y/btc_eth', status: 400 },
  ])('$path: $status', async ({ path, status }) => {
    expect((await sandbox.get(path)).status).toBe(status);
  });
});
