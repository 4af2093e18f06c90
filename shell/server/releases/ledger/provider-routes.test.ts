import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { aLedgerSite } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let lab: Lab;
let site: LedgerSite;
let url: string;
beforeEach(async () => {
  lab = await startLab();
  site = await aLedgerSite({
    isSandbox: false,
    providers: lab.providers.filter(({ id }) => id === 'changenow'),
  });
  ({ url } = await site.server.start());
});
afterEach(async () => {
  await site.close();
  await lab.stop();
});

const ask = async (token: string, path = '', body?: object) => {
  const reply = await fetch(`${url}/ledger/providers${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

describe('the swap providers', () => {
  it('are shown to an operator with their orders and their switch', async () => {
    const off = await ask(site.ops, '/changenow', { isOff: true });
    const { body } = await ask(site.ops);
    expect([off.status, body]).toMatchObject([
      200,
      {
        ok: true,
        providers: [{ id: 'changenow', isSwitchedOff: true, breaker: 'closed', orders: {} }],
        messages: [],
      },
    ]);
    expect((await ask(site.ops, '/changenow', { isOff: false })).status).toBe(200);
    expect((await ask(site.ops)).body).toMatchObject({ providers: [{ isSwitchedOff: false }] });
  });

  it.each([
    { rule: 'an unknown provider', path: '/nobody', body: { isOff: true }, status: 404 },
    { rule: 'a body without the switch', path: '/changenow', body: {}, status: 400 },
    { rule: 'a switch with a text', path: '/changenow', body: { isOff: 'yes' }, status: 400 },
  ])('refuse $rule', async ({ path, body, status }) => {
    expect((await ask(site.ops, path, body)).status).toBe(status);
  });

  it('publish the keys of receipts for everyone', async () => {
    const reply = await fetch(`${url}/.well-known/receipt-keys.json`);
    expect([reply.status, reply.headers.get('access-control-allow-origin'), await reply.json()]).toEqual([
      200,
      '*',
      { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: expect.any(String), x: expect.any(String) }] },
    ]);
  });

  it('are closed to a token of one remote and to a wrong token', async () => {
    const attempts = [
      await ask(site.swap),
      await ask(site.swap, '/changenow', { isOff: true }),
      await ask('wrong'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});
