import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

describe('GET /account/promo-codes/{code} (api contract §4.5)', () => {
  it.each([
    { code: 'NOVEMBER', status: 200, isValid: true },
    { code: 'november', status: 200, isValid: true },
    { code: 'SUMMER', status: 200, isValid: false },
    { code: 'NOSUCHCODE', status: 404, isValid: undefined },
  ])('$code: $status, valid $isValid', async ({ code, status, isValid }) => {
    const reply = await sandbox.get<{ isValid?: boolean }>(`/account/promo-codes/${code}`);

    expect([reply.status, reply.body.isValid]).toEqual([status, isValid]);
  });
});
