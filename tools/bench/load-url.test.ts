import { percentile } from './load-url.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    { rule: 'the middle', share: 0.5, is: 51 },
    { rule: 'all but the slowest twentieth', share: 0.95, is: 96 },
    { rule: 'the slowest', share: 1, is: 100 },
  ])('$rule', ({ share, is }) => {
    expect(percentile(hundred, share)).toBe(is);
  });

  it('is none of none', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
