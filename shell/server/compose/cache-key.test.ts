import { cacheKey } from './cache-key.ts';
import type { PageRequest } from './page-request.ts';

const aPage = (changes: Partial<PageRequest> = {}): PageRequest => ({
  language: 'de',
  basename: '/de',
  pathname: '/exchange',
  search: '',
  remote: 'mfe-exchange',
  isApp: false,
  isShellPage: false,
  widget: null,
  isBot: false,
  theme: null,
  sandboxNamespace: null,
  ...changes,
});
const deployed = { revision: 7, shellVersion: '1.0.0', variant: '' };
const keyOf = (changes: Partial<PageRequest> = {}, now = deployed) => cacheKey(aPage(changes), now);

describe('cacheKey', () => {
  it.each([
    { rule: 'path', key: keyOf({ pathname: '/blog' }) },
    { rule: 'language', key: keyOf({ basename: '' }) },
    { rule: 'theme', key: keyOf({ theme: 'dark' }) },
    { rule: 'robots', key: keyOf({ isBot: true }) },
    { rule: 'a query that is meant', key: keyOf({ search: '?from=btc' }) },
    { rule: 'revision', key: keyOf({}, { ...deployed, revision: 8 }) },
    { rule: 'chosen versions', key: keyOf({}, { ...deployed, variant: 'mfe-swap@2.0.0' }) },
    { rule: 'shell', key: keyOf({}, { ...deployed, shellVersion: '1.0.1' }) },
  ])('tells apart: $rule', ({ key }) => {
    expect(key).not.toBeNull();
    expect(key).not.toBe(keyOf());
  });

  it.each([
    { rule: 'an unknown query', changes: { search: '?unknown=1' } },
    { rule: 'a referral, which the links of the page carry on', changes: { search: '?linkId=abc' } },
    { rule: "an advertiser's mark", changes: { search: '?from=btc&gclid=y' } },
    { rule: 'a long query', changes: { search: `?from=${'x'.repeat(300)}` } },
    { rule: "a test's name space", changes: { sandboxNamespace: 'test-1' } },
  ])('keeps nothing for $rule', ({ changes }) => {
    expect(keyOf(changes)).toBeNull();
  });
});
