export { createStepperModel, stepperModel } from './create-stepper-model';
export type { Opening } from './create-form';
export type { StepperView } from './create-stepper-model';
export type { Attempt, CreatedSwap } from './attempt';
