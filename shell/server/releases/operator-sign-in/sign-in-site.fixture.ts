import type { LightMyRequestResponse } from 'fastify';

import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aLedgerSite } from '../ledger/ledger-site.fixture.ts';
import { CLIENT_ID, CLIENT_SECRET, startTestIssuer } from './test-issuer.fixture.ts';

export const CALLBACK = '/ledger/sign-in/callback';

/** Settings of a site with this issuer. */
export const signInSettings = (url: string, clientSecret = CLIENT_SECRET) => ({
  issuer: url,
  clientId: CLIENT_ID,
  clientSecret,
  groups: new Map([
    ['admins', ['ops']],
    ['swap-team', ['mfe-swap']],
    ['staff', ['read']],
  ]),
  claim: 'groups',
  scope: 'openid email',
});

/** Cookies that a reply sets, as a browser sends them. */
export const cookiesOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Session of an operator. Empty: none was opened. */
export const sessionCookie = (reply: LightMyRequestResponse): string =>
  cookiesOf(reply)
    .split('; ')
    .filter((cookie) => cookie.startsWith('__Host-ledger_session='))
    .join('');

/** The browser at the issuer: agrees, and is sent back. Resolves with the path and query of our callback. */
export const agreeAt = async (location: string): Promise<string> => {
  const reply = await fetch(location, { method: 'POST', redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
};

type SessionReply = { readonly token: unknown; readonly signIn?: { readonly problem: string | null } };

/** A site with a running issuer, and a browser without memory. */
export const aSignInSite = async () => {
  const issuer = await startTestIssuer();
  let site = await aLedgerSite({ operatorSignIn: signInSettings(issuer.url) });
  const get = (url: string, cookie = '') => site.server.app.inject({ url, headers: { cookie } });
  const start = async () => {
    const reply = await get('/ledger/sign-in');
    return { reply, location: String(reply.headers.location), cookie: cookiesOf(reply) };
  };
  return {
    issuer,
    get,
    start,
    /** Sends a request with the session and a valid csrf token. */
    send: (method: 'POST' | 'DELETE', url: string, cookie: string, body: object = {}) => {
      const csrf = csrfHeaders();
      const headers = { ...csrf, cookie: `${csrf.cookie}; ${cookie}` };
      return site.server.app.inject({ method, url, headers, payload: JSON.stringify(body) });
    },
    /** Sends a change with the session only, as a page of another site could. */
    postBare: (url: string, cookie: string) =>
      site.server.app.inject({ method: 'POST', url, headers: { cookie }, payload: '{"remote":"mfe-swap"}' }),
    signIn: async () => {
      const { location, cookie } = await start();
      return get(await agreeAt(location), cookie);
    },
    sessionOf: async (cookie: string) => (await get('/ledger/session', cookie)).json<SessionReply>(),
    /** The same site with other settings. */
    restart: async (settings: ReturnType<typeof signInSettings> | null) => {
      await site.close();
      site = await aLedgerSite({ operatorSignIn: settings });
    },
    stop: async () => {
      await site.close();
      await issuer.stop();
    },
  };
};

export type SignInSite = Awaited<ReturnType<typeof aSignInSite>>;
