import { revokeToken } from '@coinlane/release-ledger';

import { aLedgerSite, cookieOf, valueOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';
import { csrfHeaders } from '../../http/security/csrf.fixture.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await aLedgerSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  return site.close();
});

type Asked = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly from?: string;
};

const ask = (url: string, { method = 'GET', headers = {}, body, from = '10.0.0.1' }: Asked = {}) =>
  site.server.app.inject({
    method,
    url,
    headers,
    remoteAddress: from,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const wrong = (index: number) => `cl_${String(index).padStart(12, '0')}_${'A'.repeat(43)}`;

describe('access to the ledger', () => {
  it.each([
    { rule: 'is refused without a token', headers: {}, status: 401, tag: 'TokenMissing' },
    { rule: 'is refused with a wrong one', headers: bearer(wrong(1)), status: 401, tag: 'TokenWrong' },
    { rule: 'is refused with half a token', headers: bearer('cl_x'), status: 401, tag: 'TokenWrong' },
    {
      rule: 'is refused with another scheme',
      headers: { authorization: 'Basic eDp5' },
      status: 401,
      tag: 'TokenMissing',
    },
  ])('$rule', async ({ headers, status, tag }) => {
    for (const url of ['/ledger/status', '/ledger/live', '/ledger/tokens']) {
      const reply = await ask(url, { headers });
      expect(reply.statusCode).toBe(status);
      expect(reply.headers['www-authenticate']).toBe('Bearer realm="ledger"');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.json()).toMatchObject({ ok: false, error: { _tag: tag } });
    }
  });

  it('limits guessing: ten wrong tokens per minute and address', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await ask('/ledger/status', { headers: bearer(wrong(index)) })).statusCode).toBe(401);
    const refused = await ask('/ledger/status', { headers: bearer(wrong(11)) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/ledger/status', { headers: bearer(site.ops), from: '10.0.0.2' })).statusCode).toBe(
      200,
    );

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    expect((await ask('/ledger/status', { headers: bearer(site.ops) })).statusCode).toBe(200);
  });

  it('counts the addresses of an IPv6 network together', async () => {
    const from = (host: number) => `2001:db8::${host.toString(16)}`;
    for (let index = 0; index < 10; index += 1)
      await ask('/ledger/status', { headers: bearer(wrong(index)), from: from(index) });
    const refused = await ask('/ledger/status', { headers: bearer(wrong(11)), from: '2001:db8:0:0:5::1' });
    expect(refused.statusCode).toBe(429);
  });

  it('does not lock out a known holder while another caller guesses', async () => {
    expect((await ask('/ledger/status', { headers: bearer(site.ops) })).statusCode).toBe(200);
    for (let index = 0; index < 12; index += 1)
      await ask('/ledger/status', { headers: bearer(wrong(index)) });
    expect((await ask('/ledger/status', { headers: bearer(site.ops) })).statusCode).toBe(200);
    expect((await ask('/ledger/status', { headers: bearer(site.swap) })).statusCode).toBe(429);
  });

  it('reports that tokens cannot be verified if the store fails', async () => {
    const { store } = site.config.ledger;
    await store.writeHint(`tokens/${site.ops.slice(3, 15)}.json`, Buffer.from('{'));
    const reply = await ask('/ledger/status', { headers: bearer(site.ops) });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ error: { _tag: 'LedgerBroken' } });
  });
});

describe('/ledger/session', () => {
  const csrf = csrfHeaders;
  const signIn = (token: string, headers: Readonly<Record<string, string>> = csrf()) =>
    ask('/ledger/session', { method: 'POST', headers, body: { token } });

  it('exchanges a token for a cookie that scripts cannot read', async () => {
    const reply = await signIn(site.ops);
    expect(reply.json()).toMatchObject({ ok: true, token: { name: 'eva', for: 'ops' } });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-ledger_session=[0-9a-f]{12}\./);
    expect(cookie).not.toContain(site.ops.slice(16));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=43200'])
      expect(cookie).toContain(part);
    const known = await ask('/ledger/session', { headers: { cookie: cookieOf(reply) } });
    expect(known.json()).toMatchObject({ token: { name: 'eva', for: 'ops' } });
    expect(known.body).not.toContain(site.ops.slice(16));
  });

  it.each([
    { rule: 'a wrong token', token: () => wrong(1), headers: csrf, status: 401 },
    {
      rule: 'another site',
      token: () => site.ops,
      headers: () => ({ ...csrf(), origin: 'https://evil.example' }),
      status: 403,
    },
    { rule: 'no CSRF token', token: () => site.ops, headers: () => ({}), status: 403 },
  ])('sets no cookie for $rule', async ({ token, headers, status }) => {
    const reply = await signIn(token(), headers());
    expect(reply.statusCode).toBe(status);
    expect(String(reply.headers['set-cookie'])).not.toContain('ledger_session');
  });

  it('returns no holder for a visitor without a token', async () => {
    expect((await ask('/ledger/session')).json()).toEqual({ ok: true, exitCode: 0, token: null });
    const forged = await ask('/ledger/session', {
      headers: { cookie: `__Host-ledger_session=${wrong(1)}.z.z` },
    });
    expect(forged.json()).toMatchObject({ token: null });
  });

  it('allows reads with the cookie, and changes only with the CSRF token', async () => {
    const cookie = cookieOf(await signIn(site.ops));
    const rollback = { method: 'POST', body: { remote: 'mfe-swap' } } as const;
    expect((await ask('/ledger/status', { headers: { cookie } })).statusCode).toBe(200);
    const refused = await ask('/ledger/rollback', { ...rollback, headers: { cookie } });
    expect(refused.json()).toMatchObject({ error: { _tag: 'CsrfRefused' } });
    expect(refused.statusCode).toBe(403);
    const both = csrf();
    const headers = { ...both, cookie: `${both.cookie}; ${cookie}` };
    expect((await ask('/ledger/rollback', { ...rollback, headers })).statusCode).toBe(200);
  });

  it('ends after twelve hours on the server, for any cookie', async () => {
    const cookie = cookieOf(await signIn(site.ops));
    const atMs = Date.now();
    const holderAfter = async (ms: number): Promise<unknown> => {
      jest.spyOn(Date, 'now').mockReturnValue(atMs + ms);
      return (await ask('/ledger/session', { headers: { cookie } })).json<{ token: unknown }>().token;
    };
    expect(await holderAfter(12 * 3_600_000 - 1000)).toMatchObject({ name: 'eva' });
    expect(await holderAfter(12 * 3_600_000 + 1000)).toBeNull();
  });

  it('is invalid as a token, when altered, or after its token was revoked', async () => {
    const cookie = cookieOf(await signIn(site.ops));
    const value = cookie.split('=')[1] ?? '';
    expect((await ask('/ledger/status', { headers: bearer(value) })).statusCode).toBe(401);
    const later = cookie.replace(/\.[^.]+\./, '.zzzzzzzz.');
    expect((await ask('/ledger/status', { headers: { cookie: later } })).statusCode).toBe(401);
    const end = { by: 'eva', reason: 'lost' };
    valueOf(await revokeToken(site.config.ledger.store, site.ops.slice(3, 15), end));
    expect((await ask('/ledger/status', { headers: { cookie } })).statusCode).toBe(401);
  });

  it('starts and ends with a new CSRF token: an earlier one is refused', async () => {
    const held = csrf();
    const oldToken = held.cookie.split('; ')[1] ?? '';
    const replies = [
      await signIn(site.ops, held),
      await ask('/ledger/session', { method: 'DELETE', headers: held }),
    ];
    for (const { cookies } of replies) {
      const [operator, session, token] = cookies.map(({ name, value }) => ({
        name,
        value,
        pair: `${name}=${value}`,
      }));
      expect([operator?.name, session?.name, token?.name]).toEqual([
        '__Host-ledger_session',
        '__Host-session',
        '__Host-csrf_token',
      ]);
      const stale = { ...held, cookie: [session?.pair, oldToken].join('; ') };
      expect((await signIn(site.ops, stale)).statusCode).toBe(403);
      const fresh = [session?.pair, token?.pair].join('; ');
      expect(
        (await signIn(site.ops, { cookie: fresh, 'x-csrf-token': String(token?.value) })).statusCode,
      ).toBe(200);
    }
  });

  it('deletes the cookie', async () => {
    const reply = await ask('/ledger/session', { method: 'DELETE', headers: csrf() });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-ledger_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect((await ask('/ledger/session', { method: 'DELETE' })).statusCode).toBe(403);
  });
});
