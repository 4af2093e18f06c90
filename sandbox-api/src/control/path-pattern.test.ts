import { cpuMs } from '@coinlane/shared-contracts/testing';

import { pathPattern } from './path-pattern.ts';

describe('a path pattern', () => {
  it.each([
    { pattern: '/estimate', path: '/v1.2/exchange/estimate?a=1', fits: true },
    { pattern: '/estimate', path: '/v1.2/exchange/estimat', fits: false },
    { pattern: '^/v1/', path: '/v1/currencies', fits: true },
    { pattern: '^/v1/', path: '/v2/v1/', fits: false },
    { pattern: '/transactions$', path: '/v1.1/transactions', fits: true },
    { pattern: '/transactions$', path: '/v1.1/transactions/1', fits: false },
    { pattern: '^/v1.1/transactions$', path: '/v1.1/transactions', fits: true },
    { pattern: '^/v1.1/transactions$', path: '/v1x1/transactions', fits: false },
    { pattern: '^/v1.1/transactions$', path: '/v1.1/transactions/', fits: false },
    { pattern: '^/a*=1$', path: '/a?b=1', fits: true },
    { pattern: '^/a*=1$', path: '/a?b=1&c=2', fits: false },
    { pattern: '^/a*b*c$', path: '/axxbxxc', fits: true },
    { pattern: '^/a*b*c$', path: '/axxcxxb', fits: false },
    { pattern: '^/aa*aa$', path: '/aaa', fits: false },
    { pattern: '^/aa*aa$', path: '/aaaa', fits: true },
    { pattern: '*', path: '/x', fits: true },
    { pattern: '', path: '/x', fits: true },
    { pattern: '^$', path: '/x', fits: false },
    { pattern: 'a$b^c', path: '/a$b^c', fits: true },
  ])('$pattern and $path: $fits', ({ pattern, path, fits }) => {
    expect(pathPattern(pattern)?.fits(path)).toBe(fits);
  });

  it.each(['(a+)+$', 'a|b', '[^/]+', 'a{100}', '\\?', 'a'.repeat(301)])('is not %s', (source) => {
    expect(pathPattern(source)).toBeNull();
  });

  it('takes a bounded time for every path', () => {
    const pattern = pathPattern(`${'a*'.repeat(149)}b$`);
    const path = 'a'.repeat(16_000);

    expect(pattern?.fits(path)).toBe(false);
    expect(cpuMs(() => Array.from({ length: 100 }, () => pattern?.fits(path)))).toBeLessThan(2_000);
  });
});
