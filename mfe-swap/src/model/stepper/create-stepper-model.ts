import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Store } from 'effector';

import type { TokenSwapPair } from '../../domain/pair-limits';
import { firstStep, isStepDisabled, nextStep, previousStep } from '../../domain/stepper';
import type { StepIndex } from '../../domain/stepper';
import { checkForm, emptyForm, isComplete, toggledForm } from '../../domain/swap-form';
import type { FormVerdict, SwapForm } from '../../domain/swap-form';
import { createEstimateModel } from '../estimate';
import type { EstimateView } from '../estimate';
import { createCreationModel } from './create-creation-model';
import type { CreationView } from './create-creation-model';

/** What a stepper is opened with. */
export type Opening = { readonly pair: TokenSwapPair; readonly amount: string };

export type StepperView = {
  readonly step: StepIndex;
  readonly form: SwapForm;
  readonly verdict: FormVerdict;
  readonly isComplete: boolean;
  readonly estimate: EstimateView;
  readonly creation: CreationView;
};

/** The same page opened again keeps what was typed; another pair begins anew. */
const opened = (form: SwapForm | null, { pair, amount }: Opening): SwapForm =>
  form !== null && form.pair.token === pair.token ? form : emptyForm(pair, amount);

const createForm = () => {
  const pairOpened = createEvent<Opening>();
  const amountChanged = createEvent<string>();
  const payoutAddressChanged = createEvent<string>();
  const payoutExtraIdChanged = createEvent<string>();
  const toggled = createEvent();
  const $form = createStore<SwapForm | null>(null, { sid: 'swap/form' })
    .on(pairOpened, opened)
    .on(amountChanged, (form, amount) => form && { ...form, amount })
    .on(payoutAddressChanged, (form, payoutAddress) => form && { ...form, payoutAddress })
    .on(payoutExtraIdChanged, (form, payoutExtraId) => form && { ...form, payoutExtraId })
    .on(toggled, (form) => form && toggledForm(form));
  const edited = merge([amountChanged, payoutAddressChanged, payoutExtraIdChanged, toggled]);
  return { pairOpened, amountChanged, payoutAddressChanged, payoutExtraIdChanged, toggled, edited, $form };
};

/** The three steps of a token swap (spec §2 "Token swap stepper", §4 "Stepper actions"). */
export const createStepperModel = ({ $language }: { readonly $language: Store<string> }) => {
  const { $form, edited, ...formEvents } = createForm();
  const nextPressed = createEvent();
  const previousPressed = createEvent();
  const stepClicked = createEvent<StepIndex>();

  const $verdict = combine($form, $language, (form, language) =>
    form === null ? null : checkForm(form, language),
  );
  const $isComplete = $verdict.map((verdict) => verdict !== null && isComplete(verdict));
  const wentOn = sample({ clock: nextPressed, filter: $isComplete });

  const estimate = createEstimateModel({ $form, $language });
  const creation = createCreationModel({
    $form,
    $estimate: estimate.$view,
    $language,
    forgiven: merge([edited, previousPressed, stepClicked, formEvents.pairOpened]),
  });

  const $step = createStore<StepIndex>(firstStep(null), { serialize: 'ignore' })
    .on(wentOn, nextStep)
    .on(previousPressed, previousStep)
    .on(stepClicked, (current, step) => (isStepDisabled(step, current) ? current : step))
    .on(creation.created, () => firstStep('created'))
    .on(formEvents.pairOpened, () => firstStep(null));
  // a swap that was made is nobody's draft any more
  $form.reset(creation.created);

  const $view = combine(
    { step: $step, form: $form, verdict: $verdict, estimate: estimate.$view, creation: creation.$view },
    ({ form, verdict, ...rest }): StepperView | null =>
      form === null || verdict === null ? null : { ...rest, form, verdict, isComplete: isComplete(verdict) },
  );
  return {
    ...formEvents,
    ...estimate,
    ...creation,
    nextPressed,
    previousPressed,
    stepClicked,
    $view,
    $hasUnsavedWork: $form.map((form) => form !== null && form.payoutAddress.trim() !== ''),
  };
};
