import fc from 'fast-check';

import { samplePoints, summarizePoints } from '.';
import type { MarketPoint } from '.';

describe('summarizePoints', () => {
  it.each([
    { rule: 'no points', points: [], summary: null },
    {
      rule: 'one point begins and ends the course',
      points: [[1, 30]],
      summary: { first: [1, 30], last: [1, 30], highest: [1, 30], lowest: [1, 30], changePercent: '0.00' },
    },
    {
      rule: 'the change is from the first to the last',
      points: [
        [1, 30],
        [2, 33],
        [3, 29],
        [4, 29.4],
      ],
      summary: { first: [1, 30], last: [4, 29.4], highest: [2, 33], lowest: [3, 29], changePercent: '-2.00' },
    },
    {
      rule: 'an invalid point is skipped',
      points: [
        [1, 30],
        [2, 0],
        [3, Number.NaN],
        [Number.NaN, 99],
        [3, Infinity],
        [4, 30],
      ],
      summary: { first: [1, 30], last: [4, 30], highest: [1, 30], lowest: [1, 30], changePercent: '0.00' },
    },
    {
      rule: 'a change that rounds to zero has no sign',
      points: [
        [1, 30],
        [2, 29.9999],
      ],
      summary: { changePercent: '0.00' },
    },
  ] as const)('$rule', ({ points, summary }) => {
    const said = summarizePoints(points);
    if (summary === null) expect(said).toBeNull();
    else expect(said).toMatchObject(summary);
  });
});

describe('samplePoints', () => {
  const five: readonly MarketPoint[] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ];
  it.each([
    { rule: 'all of a short series', count: 5, at: [0, 1, 2, 3, 4] },
    { rule: 'evenly spaced points', count: 3, at: [0, 2, 4] },
    { rule: 'all for a count below two', count: 1, at: [0, 1, 2, 3, 4] },
  ])('returns $rule', ({ count, at }) => {
    expect(samplePoints(five, count).map(([time]) => time)).toEqual(at);
  });

  const points = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 200 });

  it('keeps the first and the last in order, and the maximum count', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 2, max: 20 }), (all: readonly MarketPoint[], count) => {
        const some = samplePoints(all, count);
        expect(some.length).toBeLessThanOrEqual(Math.max(count, 2));
        expect([some[0], some.at(-1)]).toEqual([all[0], all.at(-1)]);
        expect(some.map((point) => all.indexOf(point))).toEqual(
          some.map((point) => all.indexOf(point)).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
