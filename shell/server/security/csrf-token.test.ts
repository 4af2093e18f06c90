import { createCsrfToken, csrfRefusal, isCsrfToken } from './csrf-token.ts';
import type { Claim } from './csrf-token.ts';

const SECRET = 's'.repeat(32);
const ORIGIN = 'https://coinlane.example';
const token = createCsrfToken(SECRET);
const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  cookie: token,
  header: token,
  origin: ORIGIN,
  fetchSite: 'same-origin',
  host: 'coinlane.example',
  ...changes,
});
const foreign = createCsrfToken('f'.repeat(32));

describe('csrfRefusal (spec §6 "Requests")', () => {
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
      claim: aClaim({ cookie: undefined }),
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
    { rule: 'an overlong cookie', claim: aClaim({ cookie: token.padEnd(200, 'a') }), refusal: /not ours/ },
    { rule: 'no header', claim: aClaim({ header: undefined }), refusal: /header differs/ },
    {
      rule: 'a header of another visitor',
      claim: aClaim({ header: createCsrfToken(SECRET) }),
      refusal: /header differs/,
    },
  ])('$rule', ({ claim, refusal }) => {
    const found = csrfRefusal(claim, SECRET, ORIGIN);
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toMatch(refusal);
  });

  it('makes tokens that are never the same', () => {
    expect(new Set(Array.from({ length: 100 }, () => createCsrfToken(SECRET))).size).toBe(100);
  });

  it('knows its own tokens', () => {
    expect([
      isCsrfToken(SECRET, token),
      isCsrfToken(SECRET, `${token}.x`),
      isCsrfToken(SECRET, undefined),
    ]).toEqual([true, false, false]);
  });
});
