import { CANARY_STEPS, LAST_STEP, percentOfStep, stepOfPercent } from './canary-steps.rule';

describe('the steps of a trial', () => {
  it.each([
    { rule: 'nobody', percent: 0, step: 0 },
    { rule: 'the first step', percent: 1, step: 1 },
    { rule: 'a share between two steps stands on the lower one', percent: 7, step: 2 },
    { rule: 'nearly all is not all', percent: 99, step: 5 },
    { rule: 'all', percent: 100, step: 6 },
  ])('$rule: $percent % is step $step', ({ percent, step }) => {
    expect(stepOfPercent(percent)).toBe(step);
  });

  it('leads from every step to its share and back', () => {
    expect(CANARY_STEPS.map((_, step) => percentOfStep(step))).toEqual([0, 1, 5, 10, 25, 50, 100]);
    expect(CANARY_STEPS.map(stepOfPercent)).toEqual([0, 1, 2, 3, 4, 5, LAST_STEP]);
  });

  it('takes a place that is not on the slider for nobody', () => {
    expect(percentOfStep(12)).toBe(0);
  });
});
