import fc from 'fast-check';

import { inspectUrl } from './inspect-url.ts';
import { isSitePath } from './site-path.ts';

describe('inspectUrl (fault matrix S15)', () => {
  it.each([
    { url: '/', verdict: { _tag: 'Pass' } },
    { url: '/de/exchange?from=btc', verdict: { _tag: 'Pass' } },
    { url: '/blog/%C3%BC', verdict: { _tag: 'Pass' } },
    { url: '/exchange?x=%', verdict: { _tag: 'Pass' } },
    { url: '/exchange?x=../..//', verdict: { _tag: 'Pass' } },
    { url: '/gateway/account/users/me/', verdict: { _tag: 'Pass' } },
    { url: '/sandbox/error-reports/api/1/envelope/', verdict: { _tag: 'Pass' } },
    { url: '/DEX', verdict: { _tag: 'Pass' } },
    { url: '/exchange/', verdict: { _tag: 'Redirect', to: '/exchange' } },
    { url: '/exchange/?a=1?b', verdict: { _tag: 'Redirect', to: '/exchange?a=1?b' } },
    { url: '/DE/exchange', verdict: { _tag: 'Redirect', to: '/de/exchange' } },
    { url: '/De', verdict: { _tag: 'Redirect', to: '/de' } },
    { url: '/DE/', verdict: { _tag: 'Redirect', to: '/de' } },
    { url: '/de/', verdict: { _tag: 'Redirect', to: '/de' } },
    { url: '//evil.example/', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/exchange//txs', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/\\evil.example', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/a/../b', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/a/%2e%2e/b', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/a/..%2fb', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/a/..%5cb', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/%00', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/%0d%0aset-cookie:a', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/%', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/%ff', verdict: { _tag: 'Refuse', status: 400 } },
    { url: 'https://evil.example/', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/exchange#x', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '/exchange?x=#y', verdict: { _tag: 'Refuse', status: 400 } },
    { url: '*', verdict: { _tag: 'Refuse', status: 400 } },
    { url: `/${'a'.repeat(8200)}`, verdict: { _tag: 'Refuse', status: 414 } },
  ])('$url', ({ url, verdict }) => {
    expect(inspectUrl(url)).toMatchObject(verdict);
  });

  it('redirects to this site only, and only once', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '/', '/DE', '//', '/de/'), (path, prefix) => {
        const verdict = inspectUrl(`${prefix}${path}`);
        if (verdict._tag !== 'Redirect') return;
        expect(verdict.to).toMatch(/^\/(?!\/)/);
        expect(inspectUrl(verdict.to)._tag).toBe('Pass');
      }),
    );
  });
});

describe('isSitePath', () => {
  it.each([
    { path: '/', is: true },
    { path: '/exchange?from=btc#x', is: true },
    { path: '/blog/%2F%2Fevil', is: true },
    { path: '', is: false },
    { path: 'exchange', is: false },
    { path: '//evil.example', is: false },
    { path: '/\\evil.example', is: false },
    { path: '/\t/evil.example', is: false },
    { path: '/ x', is: false },
    { path: 'javascript:alert(1)', is: false },
  ])('$path: $is', ({ path, is }) => {
    expect(isSitePath(path)).toBe(is);
  });
});
