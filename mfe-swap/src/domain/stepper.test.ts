import { firstStep, isStepDisabled, nextStep, previousStep } from './stepper';
import type { StepIndex } from './stepper';

describe('the stepper (spec §4 "Stepper actions")', () => {
  it.each<{ rule: string; step: StepIndex; next: StepIndex; previous: StepIndex }>([
    { rule: 'from the first: forward only', step: 0, next: 1, previous: 0 },
    { rule: 'from the second: both directions', step: 1, next: 2, previous: 0 },
    { rule: 'from the last: back only', step: 2, next: 2, previous: 1 },
  ])('$rule', ({ step, next, previous }) => {
    expect([nextStep(step), previousStep(step)]).toEqual([next, previous]);
  });

  it.each([
    { given: null, step: 0 },
    { given: '5f0c3a', step: 2 },
  ])('opens on step $step when the id is $given (spec §2)', ({ given, step }) => {
    expect(firstStep(given)).toBe(step);
  });
});

describe('clickable steps (spec §2)', () => {
  it.each<{ rule: string; step: StepIndex; current: StepIndex; isDisabled: boolean }>([
    { rule: 'step 0 is disabled when on step 2', step: 0, current: 2, isDisabled: true },
    { rule: 'step 0 is open on step 1', step: 0, current: 1, isDisabled: false },
    { rule: 'step 0 is open on itself', step: 0, current: 0, isDisabled: false },
    { rule: 'step 1 is disabled when on step 0', step: 1, current: 0, isDisabled: true },
    { rule: 'step 1 is disabled when on step 2', step: 1, current: 2, isDisabled: true },
    { rule: 'step 1 is open on itself', step: 1, current: 1, isDisabled: false },
    { rule: 'step 2 is disabled on step 0', step: 2, current: 0, isDisabled: true },
    { rule: 'step 2 is disabled on step 1', step: 2, current: 1, isDisabled: true },
    { rule: 'step 2 is open on itself', step: 2, current: 2, isDisabled: false },
  ])('$rule', ({ step, current, isDisabled }) => {
    expect(isStepDisabled(step, current)).toBe(isDisabled);
  });
});
