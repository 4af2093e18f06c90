import { readWidgetSettings } from '@coinlane/shared-contracts/widget';

import { cacheKey, readSearch } from './cache-key.ts';
import type { PageRequest } from './page-request.ts';

const aPage = (changes: Partial<PageRequest> = {}): PageRequest => ({
  language: 'de',
  basename: '/de',
  pathname: '/exchange',
  search: '',
  remote: 'mfe-exchange',
  route: '/exchange',
  isApp: false,
  isShellPage: false,
  widget: null,
  isBot: false,
  theme: null,
  runningOrders: 0,
  sandboxNamespace: null,
  ...changes,
});
const deployed = { revision: 7, shellVersion: '1.0.0', variant: '' };
const keyOf = (changes: Partial<PageRequest> = {}, now = deployed) => cacheKey(aPage(changes), now, null);

describe('cacheKey', () => {
  it.each([
    { rule: 'path', key: keyOf({ pathname: '/blog' }) },
    { rule: 'language', key: keyOf({ basename: '' }) },
    { rule: 'theme', key: keyOf({ theme: 'dark' }) },
    { rule: 'the number of running orders', key: keyOf({ runningOrders: 2 }) },
    { rule: 'robots', key: keyOf({ isBot: true }) },
    { rule: 'a known query', key: keyOf({ search: '?from=btc' }) },
    { rule: 'revision', key: keyOf({}, { ...deployed, revision: 8 }) },
    { rule: 'chosen versions', key: keyOf({}, { ...deployed, variant: 'mfe-swap@2.0.0' }) },
    { rule: 'shell', key: keyOf({}, { ...deployed, shellVersion: '1.0.1' }) },
  ])('differs by $rule', ({ key }) => {
    expect(key).not.toBeNull();
    expect(key).not.toBe(keyOf());
  });

  it.each([
    { rule: 'an unknown query', changes: { search: '?unknown=1' } },
    { rule: 'a referral, which the links of the page contain', changes: { search: '?linkId=abc' } },
    { rule: 'a campaign parameter', changes: { search: '?from=btc&gclid=y' } },
    { rule: 'a long query', changes: { search: `?from=${'x'.repeat(300)}` } },
    { rule: 'a namespace of a test', changes: { sandboxNamespace: 'test-1' } },
  ])('returns null for $rule', ({ changes }) => {
    expect(keyOf(changes)).toBeNull();
  });

  it('returns null for a widget, whose page has its own token', () => {
    const { settings } = readWidgetSettings('');
    expect(keyOf({ widget: settings })).toBeNull();
    expect(cacheKey(aPage({ widget: settings }), deployed, [])).toBeNull();
  });

  it.each([
    { rule: 'a namespace of a test', changes: { sandboxNamespace: 'test-1' } },
    { rule: 'a long query', changes: { search: `?q=${'x'.repeat(300)}` } },
  ])('returns null for $rule, for any release', ({ changes }) => {
    expect(cacheKey(aPage(changes), deployed, ['q'])).toBeNull();
  });

  it('includes all parameters that the release declares', () => {
    const red = cacheKey(aPage({ search: '?colour=red' }), deployed, ['colour']);
    expect(red).not.toBeNull();
    expect(red).not.toBe(cacheKey(aPage({ search: '?colour=blue' }), deployed, ['colour']));
  });
});

describe('readSearch', () => {
  it.each([
    { rule: 'no query', search: '', reads: ['q'], read: '' },
    { rule: 'campaign parameters', search: '?utm_source=x&gclid=1&fbclid=2', reads: ['q'], read: '' },
    { rule: 'a referral', search: '?link_id=abc&q=bit', reads: ['q'], read: '?q=bit' },
    {
      rule: 'declared parameters, in their order and spelling',
      search: '?b=%41&x=1&a=+',
      reads: ['a', 'b'],
      read: '?b=%41&a=+',
    },
    { rule: 'an encoded name equals the name', search: '?%71=bit', reads: ['q'], read: '?%71=bit' },
    { rule: 'duplicate keys', search: '?q=a&x=1&q=b', reads: ['q'], read: '?q=a&q=b' },
    { rule: 'names are case-sensitive', search: '?Q=a', reads: ['q'], read: '' },
    { rule: 'a value that looks like a name', search: '?x=q', reads: ['q'], read: '' },
    { rule: 'empty pairs and missing values', search: '?&&q&=1', reads: ['q'], read: '?q' },
    { rule: 'a page without parameters', search: '?q=a', reads: [], read: '' },
    { rule: 'a release without a declaration', search: '?utm_source=x', reads: null, read: '?utm_source=x' },
  ])('$rule', ({ search, reads, read }) => {
    expect(readSearch(search, reads)).toBe(read);
  });
});
