import type { LightMyRequestResponse } from 'fastify';

import {
  agreeAt,
  aSignInSite,
  CALLBACK,
  cookiesOf,
  sessionCookie,
  signInSettings,
} from './sign-in-site.fixture.ts';
import type { SignInSite } from './sign-in-site.fixture.ts';

let site: SignInSite;
beforeEach(async () => {
  site = await aSignInSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  return site.stop();
});

/** Message of a failed sign-in, as the ops page receives it. */
const problemOf = async (reply: LightMyRequestResponse): Promise<string> => {
  expect({ status: reply.statusCode, to: reply.headers.location }).toEqual({ status: 303, to: '/ops' });
  expect(sessionCookie(reply)).toBe('');
  const { token, signIn } = await site.sessionOf(cookiesOf(reply));
  expect(token).toBeNull();
  return signIn?.problem ?? '';
};

describe('a sign-in that fails', () => {
  it.each([
    {
      rule: 'an ID token with another nonce',
      behaviour: { claims: { sub: 'user-17', nonce: 'another', groups: ['admins'] } },
      words: 'unexpected ID Token "nonce" claim value',
    },
    {
      rule: 'an ID token for another client',
      behaviour: { claims: { sub: 'user-17', aud: 'another', groups: ['admins'] } },
      words: 'unexpected JWT "aud" (audience) claim value',
    },
    {
      rule: 'an ID token of another issuer',
      behaviour: { claims: { sub: 'user-17', iss: 'https://evil.example', groups: ['admins'] } },
      words: 'unexpected JWT "iss" (issuer) claim value',
    },
    {
      rule: 'an expired ID token',
      behaviour: { lifetimeS: -120 },
      words: 'expiration is past current timestamp',
    },
    {
      rule: 'a foreign signature',
      behaviour: { hasForeignKey: true },
      words: 'signature verification failed',
    },
    {
      rule: 'a group without rights',
      behaviour: { claims: { sub: 'user-19', email: 'tom@coinlane.example', groups: ['guests'] } },
      words: 'No group of tom@coinlane.example has rights here.',
    },
    { rule: 'a person without groups', behaviour: { claims: { sub: 'user-19' } }, words: 'claim "groups"' },
    {
      rule: 'a person who declines',
      behaviour: { refusal: 'access_denied' },
      words: 'The issuer refused the sign-in: access_denied.',
    },
  ])('because of $rule opens no session', async ({ behaviour, words }) => {
    site.issuer.behave(behaviour);
    expect(await problemOf(await site.signIn())).toContain(words);
  });

  it('because the issuer fails or is down names the issuer, and works again once it is back', async () => {
    site.issuer.behave({ fails: 503 });
    expect(await problemOf((await site.start()).reply)).toContain('The reply of the issuer is not valid');
    site.issuer.behave({});
    const { location, cookie } = await site.start();
    const back = await agreeAt(location);
    site.issuer.behave({ fails: 'cut off' });
    expect(await problemOf(await site.get(back, cookie))).toBe(
      `The issuer ${site.issuer.url} does not respond. Try again, or sign in with a token.`,
    );
    site.issuer.behave({});
    expect(sessionCookie(await site.signIn())).not.toBe('');
  });

  it('is refused without a call if its state is of another browser, changed, used or late', async () => {
    const { location, cookie } = await site.start();
    const back = await agreeAt(location);
    const other = await site.start();
    const replies = [
      await site.get(back),
      await site.get(back, other.cookie),
      await site.get(back.replace(/state=[^&]+/, 'state=changed'), cookie),
      await site.get(back, cookie.replace('sign_in=', 'sign_in=x')),
      await site.get(CALLBACK, cookie),
    ];
    for (const reply of replies) expect(await problemOf(reply)).toContain('was not started in this browser');
    expect(site.issuer.tokenCalls()).toBe(0);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 601_000);
    expect(await problemOf(await site.get(back, cookie))).toContain('took more than ten minutes');
  });

  it('is refused with a code that was used before', async () => {
    const { location, cookie } = await site.start();
    const back = await agreeAt(location);
    expect(sessionCookie(await site.get(back, cookie))).not.toBe('');
    expect(await problemOf(await site.get(back, cookie))).toContain('invalid_grant');
  });

  it('shows its message once', async () => {
    site.issuer.behave({ refusal: 'access_denied' });
    const first = await site.get('/ledger/session', cookiesOf(await site.signIn()));
    expect(String(first.headers['set-cookie'])).toMatch(/__Host-ledger_sign_in=;/);
  });

  it('is limited by address', async () => {
    // all in one minute, however slow the machine is
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const replies = [];
    for (let index = 0; index < 21; index += 1) replies.push(await site.get(CALLBACK));
    expect(await problemOf(replies.at(-1) ?? (await site.get('/')))).toContain('Too many sign-ins');
  });

  it('because of the client’s secret names the variables, and not the secret', async () => {
    await site.restart(signInSettings(site.issuer.url, 'wrong-secret'));
    const problem = await problemOf(await site.signIn());
    expect(problem).toContain('Check OPS_OIDC_CLIENT_ID and OPS_OIDC_CLIENT_SECRET.');
    expect(problem).not.toContain('wrong-secret');
  });
});
