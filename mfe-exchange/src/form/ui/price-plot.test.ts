import { pathOf } from './price-plot';

describe('the line of prices', () => {
  it.each([
    {
      rule: 'fills the box',
      points: [
        [0, 10],
        [5, 20],
        [10, 15],
      ],
      path: 'M0.0 100.0L150.0 0.0L300.0 50.0',
    },
    {
      rule: 'keeps the distance of times',
      points: [
        [0, 1],
        [1, 2],
        [10, 1],
      ],
      path: 'M0.0 100.0L30.0 0.0L300.0 100.0',
    },
    {
      rule: 'is flat without a change',
      points: [
        [0, 7],
        [10, 7],
      ],
      path: 'M0.0 100.0L300.0 100.0',
    },
  ] as const)('$rule', ({ points, path }) => {
    expect(pathOf(points)).toBe(path);
  });
});
