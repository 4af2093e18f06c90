import { createBundleBreaker } from './bundle-breaker.ts';

const bundle = { name: 'mfe-swap', version: '1.0.0', path: '/x', sha384: '' };

describe('createBundleBreaker', () => {
  it.each([
    { rule: 'two kills are tolerated', kills: [0, 100], nowMs: 200, isOpen: false },
    { rule: 'three within ten seconds are not', kills: [0, 100, 200], nowMs: 300, isOpen: true },
    {
      rule: 'three over a longer time are tolerated',
      kills: [0, 6000, 12_000],
      nowMs: 12_100,
      isOpen: false,
    },
    { rule: 'after three seconds one attempt is allowed', kills: [0, 100, 200], nowMs: 3300, isOpen: false },
    {
      rule: 'and another kill switches it off again',
      kills: [0, 100, 200, 3400],
      nowMs: 3500,
      isOpen: true,
    },
  ])('$rule', ({ kills, nowMs, isOpen }) => {
    const breaker = createBundleBreaker();
    for (const at of kills) breaker.noteKill(bundle, at);
    expect(breaker.isOpen(bundle, nowMs)).toBe(isOpen);
  });

  it('separates versions', () => {
    const breaker = createBundleBreaker();
    for (const at of [0, 1, 2]) breaker.noteKill(bundle, at);
    expect(breaker.isOpen({ ...bundle, version: '1.0.1' }, 3)).toBe(false);
  });
});
