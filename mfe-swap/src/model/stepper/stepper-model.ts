import { $language } from '../settings';
import { createStepperModel } from './create-stepper-model';

export const stepperModel = createStepperModel({ $language });
