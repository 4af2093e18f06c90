import { affordable } from './affordable.ts';

const times = [
  { name: 'a', seconds: 3 },
  { name: 'b', seconds: 4 },
  { name: 'long', seconds: 190 },
];

describe('the suites that fit a time', () => {
  it.each([
    { rule: 'are the first ones', suites: ['a', 'b', 'c'], seconds: 7, chosen: ['a', 'b'], leftOut: 1 },
    { rule: 'are the shortest one if none fits', suites: ['b', 'a'], seconds: 1, chosen: ['a'], leftOut: 1 },
    {
      rule: 'include those after one that takes too long',
      suites: ['long', 'a', 'x'],
      seconds: 4,
      chosen: ['a', 'x'],
      leftOut: 1,
    },
    {
      rule: 'are estimated without a recorded time',
      suites: ['x', 'y', 'z'],
      seconds: 0.5,
      chosen: ['x', 'y'],
      leftOut: 1,
    },
    { rule: 'chooses nothing from no suites', suites: [], seconds: 1, chosen: [], leftOut: 0 },
  ])('$rule', ({ suites, seconds, chosen, leftOut }) => {
    expect(affordable(suites, times, seconds)).toEqual({ chosen, leftOut });
  });
});
