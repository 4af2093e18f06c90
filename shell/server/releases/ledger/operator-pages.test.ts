import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aLedgerSite, cookieOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await aLedgerSite({ overrides: { isForEverybody: false, mayBeLocal: false } });
});
afterEach(() => site.close());

const statusWith = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (await site.server.app.inject({ url: '/exchange?mfe=', headers })).statusCode;

describe('a page for operators', () => {
  it('is for the cookie of a session or the token, and not for the id of a token', async () => {
    const payload = JSON.stringify({ token: site.ops });
    const session = await site.server.app.inject({
      method: 'POST',
      url: '/ledger/session',
      headers: csrfHeaders(),
      payload,
    });
    const [, id = ''] = site.ops.split('_');
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    expect(await statusWith({ cookie: cookieOf(session) })).toBe(302);
    // the id is public: history and logs of the ledger contain it
    expect(await statusWith(bearer(id))).not.toBe(302);
    expect(await statusWith({ cookie: cookieOf(session) })).toBe(302);
    expect(await statusWith(bearer(site.ops))).toBe(302);
    expect(await statusWith({})).not.toBe(302);
  });
});
