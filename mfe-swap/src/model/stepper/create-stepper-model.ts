import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Store } from 'effector';

import { firstStep, isStepDisabled, nextStep, previousStep } from '../../domain/stepper';
import type { StepIndex } from '../../domain/stepper';
import { checkForm, isComplete } from '../../domain/swap-form';
import type { FormVerdict, SwapForm } from '../../domain/swap-form';
import { createEstimateModel } from '../estimate';
import type { EstimateView } from '../estimate';
import { $language } from '../settings';
import { createAddressCheck } from './create-address-check';
import { createCreationModel } from './create-creation-model';
import type { CreationView } from './create-creation-model';
import { createDraftModel } from './create-draft-model';
import { createForm } from './create-form';

export type StepperView = {
  readonly step: StepIndex;
  readonly form: SwapForm;
  readonly verdict: FormVerdict;
  readonly isComplete: boolean;
  readonly estimate: EstimateView;
  readonly creation: CreationView;
};

/** Creates the model of the three steps of a token swap (spec §2 "Token swap stepper", §4 "Stepper actions"). */
export const createStepperModel = ({ $language }: { readonly $language: Store<string> }) => {
  const { $form, edited, draftRead, ...formEvents } = createForm();
  const nextPressed = createEvent();
  const previousPressed = createEvent();
  const stepClicked = createEvent<StepIndex>();

  const { checkPayoutFx, payoutConfirmed, $checked } = createAddressCheck($form);
  const $verdict = combine($form, $language, $checked, (form, language, checked) =>
    form === null ? null : checkForm(form, language, checked),
  );
  const $isComplete = $verdict.map((verdict) => verdict !== null && isComplete(verdict));
  const continued = sample({ clock: nextPressed, filter: $isComplete });

  const estimate = createEstimateModel({ $form, $language });
  const creation = createCreationModel({
    $form,
    $estimate: estimate.$view,
    $language,
    failureCleared: merge([edited, previousPressed, stepClicked, formEvents.pairOpened]),
  });

  const { attemptRead, $openAttempt, attempted, ...created } = creation;
  const draft = createDraftModel({
    $form,
    $openAttempt,
    pairOpened: formEvents.pairOpened,
    edited,
    attempted,
    created: created.created,
    draftRead,
    attemptRead,
  });

  const $step = createStore<StepIndex>(firstStep(null), { serialize: 'ignore' })
    .on(continued, nextStep)
    .on(previousPressed, previousStep)
    .on(stepClicked, (current, step) => (isStepDisabled(step, current) ? current : step))
    .on(creation.created, () => firstStep('created'))
    .on(formEvents.pairOpened, () => firstStep(null));
  // clears the draft of a created swap
  $form.reset(creation.created);

  const $view = combine(
    { step: $step, form: $form, verdict: $verdict, estimate: estimate.$view, creation: creation.$view },
    ({ form, verdict, ...rest }): StepperView | null =>
      form === null || verdict === null ? null : { ...rest, form, verdict, isComplete: isComplete(verdict) },
  );
  return {
    ...formEvents,
    ...estimate,
    ...created,
    ...draft,
    checkPayoutFx,
    payoutConfirmed,
    nextPressed,
    previousPressed,
    stepClicked,
    $view,
    $hasUnsavedWork: $form.map((form) => form !== null && form.payoutAddress.trim() !== ''),
  };
};

export const stepperModel = createStepperModel({ $language });
