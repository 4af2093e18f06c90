import { CLIENT_ID, CLIENT_SECRET } from './test-issuer.fixture.ts';
import { aSignInSite, CALLBACK, sessionCookie, signInSettings } from './sign-in-site.fixture.ts';
import type { SignInSite } from './sign-in-site.fixture.ts';

const HOUR_MS = 3_600_000;

let site: SignInSite;
beforeEach(async () => {
  site = await aSignInSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  return site.stop();
});

describe('signing in with the issuer', () => {
  it('sends the browser to the issuer with state, nonce and PKCE, and never with the secret', async () => {
    const { reply, location } = await site.start();
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { origin, pathname, searchParams } = new URL(location);
    expect(`${origin}${pathname}`).toBe(`${site.issuer.url}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: `https://coinlane.example${CALLBACK}`,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(42);
    expect(location).not.toContain(CLIENT_SECRET);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-ledger_sign_in=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('opens a session of the person, whom the history names', async () => {
    const reply = await site.signIn();
    expect(reply.headers.location).toBe('/ops');
    const cookie = sessionCookie(reply);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /__Host-ledger_session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    expect(await site.sessionOf(cookie)).toMatchObject({
      token: { id: 'user-17', name: 'eva@coinlane.example', for: 'ops' },
      signIn: { issuer: new URL(site.issuer.url).host, problem: null },
    });
    const changed = await site.send('POST', '/ledger/rollback', cookie, {
      remote: 'mfe-swap',
      reason: 'rows',
    });
    expect(changed.json()).toMatchObject({
      revision: { by: 'eva@coinlane.example (sign-in user-17)', reason: 'rows' },
    });
  });

  it.each([
    { groups: ['swap-team'], scope: 'mfe-swap', status: 200 },
    { groups: ['staff', 'unknown'], scope: 'read only', status: 403 },
  ])('gives the groups $groups the rights of $scope', async ({ groups, scope, status }) => {
    site.issuer.behave({ claims: { sub: 'user-18', groups } });
    const cookie = sessionCookie(await site.signIn());
    expect(await site.sessionOf(cookie)).toMatchObject({ token: { name: 'user-18', for: scope } });
    expect((await site.get('/ledger/history', cookie)).statusCode).toBe(200);
    expect((await site.send('POST', '/ledger/rollback', cookie, { remote: 'mfe-swap' })).statusCode).toBe(
      status,
    );
    const whole = await site.send('POST', '/ledger/rollback', cookie, { rev: 2 });
    expect(whole.statusCode).toBe(403);
    expect(whole.body).toContain(`Your rights: ${scope}. Needed: ops.`);
    expect((await site.get('/ledger/tokens', cookie)).statusCode).toBe(403);
  });

  it('needs the csrf token for a change, and a token of the ledger for a preview link', async () => {
    const cookie = sessionCookie(await site.signIn());
    const refused = await site.postBare('/ledger/rollback', cookie);
    expect(refused.json()).toMatchObject({ error: { _tag: 'CsrfRefused' } });
    const preview = await site.send('POST', '/ledger/previews', cookie, {
      remote: 'mfe-swap',
      version: '1.2.0',
    });
    expect(preview.statusCode).toBe(403);
    expect(preview.body).toContain('needs a token of the ledger');
  });

  it('ends after an hour with a message, and by signing out', async () => {
    const cookie = sessionCookie(await site.signIn());
    const out = await site.send('DELETE', '/ledger/session', cookie);
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-ledger_session=;.*(Max-Age=0|1970)/);

    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS + 1000);
    expect((await site.sessionOf(cookie)).token).toBeNull();
    const late = await site.get('/ledger/status', cookie);
    expect(late.statusCode).toBe(401);
    expect(late.body).toContain('The sign-in of eva@coinlane.example has ended');
  });
});

describe('a site', () => {
  it('with other groups ends the sessions of before', async () => {
    const cookie = sessionCookie(await site.signIn());
    const groups = new Map([['admins', ['mfe-swap']]]);
    await site.restart({ ...signInSettings(site.issuer.url), groups });
    expect((await site.get('/ledger/status', cookie)).statusCode).toBe(401);
  });

  it('without an issuer has tokens only', async () => {
    await site.restart(null);
    expect((await site.get('/ledger/sign-in')).statusCode).toBe(404);
    expect(await site.sessionOf('')).toEqual({ ok: true, exitCode: 0, token: null });
  });
});
