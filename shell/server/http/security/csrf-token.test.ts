import { createCsrfToken, CSRF_LIFETIME_MS, csrfLifetimeLeft, csrfProblem, FRAMED } from './csrf-token.ts';
import type { Claim } from './csrf-token.ts';

const SECRET = 's'.repeat(32);
const NOW = 1_800_000_000_000;
const SCOPE = { secret: SECRET, session: 'a-session' };
const ORIGIN = 'https://coinlane.example';
const token = createCsrfToken(SCOPE, NOW);
const framed = createCsrfToken({ secret: SECRET, session: FRAMED }, NOW);
const expired = createCsrfToken(SCOPE, NOW - CSRF_LIFETIME_MS);
const expiredFramed = createCsrfToken({ secret: SECRET, session: FRAMED }, NOW - CSRF_LIFETIME_MS);
const prolonged = token.replace(/\.[^.]+\./, '.zzzzzzzzz.');
const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  cookie: token,
  session: SCOPE.session,
  header: token,
  origin: ORIGIN,
  fetchSite: 'same-origin',
  host: 'coinlane.example',
  ...changes,
});
const foreign = createCsrfToken({ ...SCOPE, secret: 'f'.repeat(32) }, NOW);

describe('csrfProblem (spec §6 "Requests")', () => {
  it.each([
    { rule: 'matching cookie and header', claim: aClaim(), refusal: null },
    { rule: 'a browser without fetch metadata', claim: aClaim({ fetchSite: undefined }), refusal: null },
    { rule: 'a client without an origin', claim: aClaim({ origin: undefined }), refusal: null },
    {
      rule: 'another own host name',
      claim: aClaim({ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }),
      refusal: null,
    },
    {
      rule: 'a foreign origin',
      claim: aClaim({ origin: 'https://evil.example' }),
      refusal: /another origin/,
    },
    { rule: 'an opaque origin', claim: aClaim({ origin: 'null' }), refusal: /another origin/ },
    { rule: 'a sibling site', claim: aClaim({ fetchSite: 'same-site' }), refusal: /another site/ },
    { rule: 'a foreign site', claim: aClaim({ fetchSite: 'cross-site' }), refusal: /another site/ },
    {
      rule: 'no cookie, in a third-party frame, where cookies are not sent',
      claim: aClaim({ cookie: undefined, session: undefined, header: framed }),
      refusal: null,
    },
    {
      rule: 'no cookie and no token',
      claim: aClaim({ cookie: undefined, header: undefined }),
      refusal: /cookie is missing/,
    },
    {
      rule: 'no cookie and a token signed elsewhere',
      claim: aClaim({ cookie: undefined, header: foreign }),
      refusal: /cookie is missing/,
    },
    {
      rule: 'no cookie and no origin information',
      claim: aClaim({ cookie: undefined, origin: undefined }),
      refusal: /cookie is missing/,
    },
    {
      rule: 'no cookie, from another origin with a valid token',
      claim: aClaim({ cookie: undefined, origin: 'https://evil.example' }),
      refusal: /another origin/,
    },
    {
      rule: 'a forged cookie',
      claim: aClaim({ cookie: 'a.b', header: 'a.b' }),
      refusal: /expired or invalid/,
    },
    {
      rule: 'a cookie signed elsewhere',
      claim: aClaim({ cookie: foreign, header: foreign }),
      refusal: /expired or invalid/,
    },
    {
      rule: 'an altered value',
      claim: aClaim({ cookie: `x${token}`, header: `x${token}` }),
      refusal: /expired or invalid/,
    },
    {
      rule: 'an overlong cookie',
      claim: aClaim({ cookie: token.padEnd(2000, 'a') }),
      refusal: /expired or invalid/,
    },
    { rule: 'no header', claim: aClaim({ header: undefined }), refusal: /header differs/ },
    {
      rule: 'a header of another visitor',
      claim: aClaim({ header: createCsrfToken(SCOPE, NOW) }),
      refusal: /header differs/,
    },
    {
      rule: 'a token of another session',
      claim: aClaim({ session: 'another' }),
      refusal: /expired or invalid/,
    },
    { rule: 'no session', claim: aClaim({ session: undefined }), refusal: /expired or invalid/ },
    { rule: 'an empty session', claim: aClaim({ session: '' }), refusal: /expired or invalid/ },
    { rule: 'an expired token', claim: aClaim({ cookie: expired, header: expired }), refusal: /expired/ },
    {
      rule: 'the token of a page in a frame, as a cookie',
      claim: aClaim({ cookie: framed, header: framed }),
      refusal: /expired or invalid/,
    },
    {
      rule: 'the token of a session, from a page in a frame',
      claim: aClaim({ cookie: undefined }),
      refusal: /expired or invalid/,
    },
    {
      rule: 'an expired token of a page in a frame',
      claim: aClaim({ cookie: undefined, header: expiredFramed }),
      refusal: /expired/,
    },
    {
      rule: 'a changed end time',
      claim: aClaim({ cookie: prolonged, header: prolonged }),
      refusal: /expired or invalid/,
    },
  ])('$rule', ({ claim, refusal }) => {
    const found = csrfProblem(claim, { secret: SECRET, publicOrigin: ORIGIN, nowMs: NOW });
    if (refusal === null) expect(found).toBeNull();
    else expect(found?.message).toMatch(refusal);
  });

  it('creates unique tokens', () => {
    expect(new Set(Array.from({ length: 100 }, () => createCsrfToken(SCOPE, NOW))).size).toBe(100);
  });

  it('creates tokens for twelve hours', () => {
    const left = [0, 1000, CSRF_LIFETIME_MS].map((ms) => csrfLifetimeLeft(SCOPE, token, NOW + ms));
    expect(left).toEqual([43_200_000, 43_199_000, 0]);
    expect(csrfLifetimeLeft(SCOPE, undefined, NOW)).toBe(0);
  });
});
