import { createEvent, createStore, sample } from 'effector';
import type { Effect, Event, Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError, CallFailure } from '@coinlane/shared-contracts/errors';

/** State of a single submission. */
export type SubmissionState<Outcome> =
  | { readonly _tag: 'Editing' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Answered'; readonly outcome: Outcome }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

type Options<Params, Outcome> = {
  readonly sendFx: Effect<Params, Outcome, ApiError>;
  /** Resets the submission when it changes. */
  readonly $about: Store<string | null>;
};

/** Submits once, however often the button is pressed. Resets for another transaction or after an edit. */
export const createSubmission = <Params, Outcome>({ sendFx, $about }: Options<Params, Outcome>) => {
  const submitted = createEvent<Params>();
  const edited = createEvent();
  sample({
    clock: submitted,
    source: sendFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, it) => it,
    target: sendFx,
  });

  const $state = createStore<SubmissionState<Outcome>>({ _tag: 'Editing' }, { serialize: 'ignore' })
    .on(sendFx, (): SubmissionState<Outcome> => ({ _tag: 'Sending' }))
    .on(sendFx.doneData, (_, outcome): SubmissionState<Outcome> => ({ _tag: 'Answered', outcome }))
    .on(sendFx.failData, (_, error): SubmissionState<Outcome> => ({
      _tag: 'Failed',
      failure: toCallFailure(error),
    }))
    .reset(edited, $about);
  const answered: Event<Outcome> = sendFx.doneData;
  return { submitted, edited, answered, $state };
};
