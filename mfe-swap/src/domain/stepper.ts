/** Spec §2: 'Send to', 'Confirmation', 'Transaction'. */
export const STEPS = ['sendTo', 'confirmation', 'transaction'] as const;

export type StepIndex = 0 | 1 | 2;

const FIRST: StepIndex = 0;
const LAST: StepIndex = 2;

/** Next step, but not beyond the last (spec §4 "Stepper actions"). */
export const nextStep = (step: StepIndex): StepIndex => (step === FIRST ? 1 : LAST);

/** Previous step, but not before the first. */
export const previousStep = (step: StepIndex): StepIndex => (step === LAST ? 1 : FIRST);

/** Whether a step is not clickable from the current one (spec §2 "Clickable steps"). */
export const isStepDisabled = (step: StepIndex, current: StepIndex): boolean => {
  switch (step) {
    case 0:
      return current === 2;
    case 1:
      return current === 0 || current === 2;
    case 2:
      return current !== 2;
  }
};

/** The first step to show. With a swap ID, it is the transaction. */
export const firstStep = (swapId: string | null): StepIndex => (swapId === null ? FIRST : LAST);
