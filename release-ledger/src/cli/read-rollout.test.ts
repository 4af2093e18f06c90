import * as E from 'fp-ts/lib/Either.js';

import { readRollout } from './read-rollout.ts';

describe('readRollout', () => {
  it.each([
    { steps: null, every: null, plan: null },
    { steps: '1,10,50,100', every: null, plan: { steps: [1, 10, 50, 100], everySeconds: 600 } },
    { steps: '5,100', every: '2h', plan: { steps: [5, 100], everySeconds: 7200 } },
    { steps: '5,100', every: '90m', plan: { steps: [5, 100], everySeconds: 5400 } },
  ])('reads $steps every $every', ({ steps, every, plan }) => {
    expect(readRollout(steps, every)).toEqual(E.right(plan));
  });

  it.each([
    { steps: null, every: '10m', words: '--every needs --steps' },
    { steps: '1, 10', every: null, words: '--steps "1, 10" is not a list of percentages' },
    { steps: '1,,10', every: null, words: 'is not a list of percentages' },
    { steps: '1,100', every: '10', words: '--every "10" is not a time such as 10m or 2h' },
    { steps: '1,100', every: '10s', words: 'is not a time' },
  ])('refuses $steps every $every', ({ steps, every, words }) => {
    expect(readRollout(steps, every)).toEqual(E.left(expect.stringContaining(words)));
  });
});
