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
    { rule: 'cookie and header agree', claim: aClaim(), refusal: null },
    { rule: 'a browser without fetch metadata', claim: aClaim({ fetchSite: undefined }), refusal: null },
    { rule: 'a client without an origin', claim: aClaim({ origin: undefined }), refusal: null },
    {
      rule: 'reached by another of its own names',
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
      rule: 'no cookie, in a frame of another site, where no cookie goes',
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
      rule: 'no cookie and nobody who says where it comes from',
      claim: aClaim({ cookie: undefined, origin: undefined }),
      refusal: /cookie is missing/,
    },
    {
      rule: 'no cookie, from another origin with a good token',
      claim: aClaim({ cookie: undefined, origin: 'https://evil.example' }),
      refusal: /another origin/,
    },
    {
      rule: 'a cookie of our own making',
      claim: aClaim({ cookie: 'a.b', header: 'a.b' }),
      refusal: /not ours/,
    },
    {
      rule: 'a cookie signed elsewhere',
      claim: aClaim({ cookie: foreign, header: foreign }),
      refusal: /not ours/,
    },
    {
      rule: 'an altered value',
      claim: aClaim({ cookie: `x${token}`, header: `x${token}` }),
      refusal: /not ours/,
    },
    { rule: 'an overlong cookie', claim: aClaim({ cookie: token.padEnd(2000, 'a') }), refusal: /not ours/ },
    { rule: 'no header', claim: aClaim({ header: undefined }), refusal: /header differs/ },
    {
      rule: 'a header of another visitor',
      claim: aClaim({ header: createCsrfToken(SCOPE, NOW) }),
      refusal: /header differs/,
    },
    { rule: 'a token of another session', claim: aClaim({ session: 'another' }), refusal: /not ours/ },
    { rule: 'no session', claim: aClaim({ session: undefined }), refusal: /not ours/ },
    { rule: 'an empty session', claim: aClaim({ session: '' }), refusal: /not ours/ },
    { rule: 'an expired token', claim: aClaim({ cookie: expired, header: expired }), refusal: /expired/ },
    {
      rule: 'the token of a page in a frame, as a cookie',
      claim: aClaim({ cookie: framed, header: framed }),
      refusal: /not ours/,
    },
    {
      rule: 'the token of a session, from a page in a frame',
      claim: aClaim({ cookie: undefined }),
      refusal: /not ours/,
    },
    {
      rule: 'an expired token of a page in a frame',
      claim: aClaim({ cookie: undefined, header: expiredFramed }),
      refusal: /expired/,
    },
    {
      rule: 'a later end than was signed',
      claim: aClaim({ cookie: prolonged, header: prolonged }),
      refusal: /not ours/,
    },
  ])('$rule', ({ claim, refusal }) => {
    const found = csrfProblem(claim, { secret: SECRET, publicOrigin: ORIGIN, nowMs: NOW });
    if (refusal === null) expect(found).toBeNull();
    else expect(found?.message).toMatch(refusal);
  });

  it('makes tokens that are never the same', () => {
    expect(new Set(Array.from({ length: 100 }, () => createCsrfToken(SCOPE, NOW))).size).toBe(100);
  });

  it('makes tokens for twelve hours', () => {
    const left = [0, 1000, CSRF_LIFETIME_MS].map((ms) => csrfLifetimeLeft(SCOPE, token, NOW + ms));
    expect(left).toEqual([43_200_000, 43_199_000, 0]);
    expect(csrfLifetimeLeft(SCOPE, undefined, NOW)).toBe(0);
  });
});
