import { percentile, summarise } from './percentiles.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it.each([
    { rule: 'half of the values are at most the median', values: HUNDRED, share: 0.5, found: 50 },
    { rule: '95 of 100 values are at most the 95th', values: HUNDRED, share: 0.95, found: 95 },
    {
      rule: 'of 50 values the 95th percentile is the 48th',
      values: HUNDRED.slice(50),
      share: 0.95,
      found: 48,
    },
    { rule: 'one value is all of them', values: [7], share: 0.5, found: 7 },
    { rule: 'the whole share is the largest', values: [3, 9, 1], share: 1, found: 9 },
    { rule: 'no measurement gives NaN', values: [], share: 0.5, found: Number.NaN },
  ])('$rule', ({ values, share, found }) => {
    expect(percentile(values, share)).toBe(found);
  });
});

describe('summarise', () => {
  it('returns median, 95th percentile and maximum', () => {
    expect(summarise(HUNDRED)).toEqual({ p50: 50, p95: 95, max: 100 });
  });
});
