import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import { canConfirm, needsTokensDestination, pathAfterCreating, toSwapRequest } from '../../domain/swap-form';
import type { CreateFailure, OpenAttempt, SwapForm } from '../../domain/swap-form';
import { adviceOf } from '../../domain/swap-config';
import type { EstimateView } from '../estimate';
import { toAttempt, toOpenAttempt } from './attempt';
import type { Attempt, CreatedSwap, Keys } from './attempt';

type Options = {
  readonly $form: Store<SwapForm | null>;
  readonly $estimate: Store<EstimateView>;
  readonly $language: Store<string>;
  /** The message about the last attempt no longer applies. */
  readonly failureCleared: Event<unknown>;
};

export type CreationView = {
  readonly areTermsAccepted: boolean;
  readonly isPartnerWarningRead: boolean;
  readonly isCreating: boolean;
  readonly failure: CreateFailure | null;
  readonly canConfirm: boolean;
};

const hasWarning = (form: SwapForm | null): boolean =>
  form !== null && adviceOf(form.pair.to).hasPartnerWarning;

/** Terms that the visitor has read and accepted. */
const createConsent = () => {
  const termsAccepted = createEvent<boolean>();
  const partnerWarningRead = createEvent<boolean>();
  const $areTermsAccepted = createStore(false, { serialize: 'ignore' }).on(termsAccepted, (_, is) => is);
  const $isRead = createStore(false, { serialize: 'ignore' }).on(partnerWarningRead, (_, is) => is);
  return {
    termsAccepted,
    partnerWarningRead,
    $consent: combine({ areTermsAccepted: $areTermsAccepted, isRead: $isRead }),
  };
};

type ViewFacts = {
  readonly consent: { readonly areTermsAccepted: boolean; readonly isRead: boolean };
  readonly isCreating: boolean;
  readonly failure: CreateFailure | null;
  readonly form: SwapForm | null;
};

const toView = ({
  consent: { areTermsAccepted, isRead },
  isCreating,
  failure,
  form,
}: ViewFacts): CreationView => ({
  areTermsAccepted,
  isPartnerWarningRead: isRead,
  isCreating,
  failure,
  canConfirm: canConfirm({
    isLoading: isCreating,
    hasError: failure !== null,
    areTermsAccepted,
    hasPartnerWarning: hasWarning(form),
    isPartnerWarningRead: isRead,
  }),
});

/**
 * Creates the model of the creation: one press of Confirm creates one swap (spec §4 "Stepper actions", §8 "Token
 * swap").
 */
export const createCreationModel = ({ $form, $estimate, $language, failureCleared }: Options) => {
  const { $consent, ...consentEvents } = createConsent();
  const confirmPressed = createEvent();
  /** Ports. */
  const readKeysFx = createEffect<undefined, Keys>();
  const createSwapFx = createEffect<Attempt, CreatedSwap, CreateFailure>();
  const setTokensDestinationFx = createEffect<CreatedSwap, unknown>();
  const openSwapFx = createEffect<string, unknown>();

  const $failure = createStore<CreateFailure | null>(null, { serialize: 'ignore' })
    .on(createSwapFx.failData, (_, failure) => failure)
    .reset(createSwapFx, failureCleared);
  const attemptRead = createEvent<OpenAttempt>();
  const $openAttempt = createStore<OpenAttempt | null>(null, { serialize: 'ignore' })
    .on(createSwapFx, (_, attempt) => toOpenAttempt(attempt))
    .on(attemptRead, (_, attempt) => attempt)
    .reset(createSwapFx.done);

  const $isCreating = combine(readKeysFx.pending, createSwapFx.pending, (one, other) => one || other);
  const $view = combine(
    { consent: $consent, isCreating: $isCreating, failure: $failure, form: $form },
    toView,
  );

  sample({
    clock: confirmPressed,
    source: $view,
    filter: ({ canConfirm: may }) => may,
    fn: () => undefined,
    target: readKeysFx,
  });
  const attempted = sample({
    clock: readKeysFx.doneData,
    source: { form: $form, estimate: $estimate, language: $language, open: $openAttempt },
    fn: ({ form, estimate, language, open }, keys): Attempt | null => {
      const request = form === null ? null : toSwapRequest(form, estimate.amount, language);
      return request === null ? null : toAttempt(request, open, keys);
    },
  });
  sample({ clock: attempted.filterMap((attempt) => attempt ?? undefined), target: createSwapFx });
  sample({
    clock: createSwapFx.doneData,
    filter: ({ request }) => needsTokensDestination(request.pair),
    target: setTokensDestinationFx,
  });
  sample({
    clock: createSwapFx.doneData,
    fn: ({ id, request }) => pathAfterCreating(request.pair, id),
    target: openSwapFx,
  });

  return {
    ...consentEvents,
    confirmPressed,
    readKeysFx,
    createSwapFx,
    setTokensDestinationFx,
    openSwapFx,
    attempted: sample({ clock: createSwapFx }),
    attemptRead,
    created: createSwapFx.doneData,
    $openAttempt,
    $view,
  };
};
