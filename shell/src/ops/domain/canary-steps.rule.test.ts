import { CANARY_STEPS, LAST_STEP, percentOfStep, stepOfPercent } from './canary-steps.rule';

describe('the steps of a canary', () => {
  it.each([
    { rule: 'no visitors', percent: 0, step: 0 },
    { rule: 'the first step', percent: 1, step: 1 },
    { rule: 'a share between two steps maps to the lower one', percent: 7, step: 2 },
    { rule: '99 % is not all', percent: 99, step: 5 },
    { rule: 'all visitors', percent: 100, step: 6 },
  ])('$rule: $percent % is step $step', ({ percent, step }) => {
    expect(stepOfPercent(percent)).toBe(step);
  });

  it('converts each step to its share and back', () => {
    expect(CANARY_STEPS.map((_, step) => percentOfStep(step))).toEqual([0, 1, 5, 10, 25, 50, 100]);
    expect(CANARY_STEPS.map(stepOfPercent)).toEqual([0, 1, 2, 3, 4, 5, LAST_STEP]);
  });

  it('maps a position outside the slider to no visitors', () => {
    expect(percentOfStep(12)).toBe(0);
  });
});
