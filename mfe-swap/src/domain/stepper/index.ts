export { firstStep, isStepDisabled, nextStep, previousStep, STEPS } from './stepper';
export type { StepIndex } from './stepper';
