import { combine, createEffect, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { TokenSwapPair } from '../domain/pair-limits';
import { checkAmount } from '../domain/swap-form';
import type { SwapForm } from '../domain/swap-form';

export type EstimateRequest = { readonly pair: TokenSwapPair; readonly amount: DecimalString };

/** Amount to receive, and duration in the service's format (`10-60` minutes). */
export type SwapEstimate = {
  readonly estimatedAmount: DecimalString | null;
  readonly arrivalMinutes: string | null;
};

/** `amount` null: unknown, because the request is invalid, failed, or has not been sent yet (spec §8: '-'). */
export type EstimateView = {
  readonly amount: DecimalString | null;
  readonly arrivalMinutes: string | null;
  readonly isPending: boolean;
};

type Options = { readonly $form: Store<SwapForm | null>; readonly $language: Store<string> };

const questionOf = (form: SwapForm | null, language: string): EstimateRequest | null => {
  if (form === null) return null;
  const verdict = checkAmount(form.amount, form.pair, language);
  return verdict._tag === 'Fine' ? { pair: form.pair, amount: verdict.amount } : null;
};

const isSame = (one: EstimateRequest | null, other: EstimateRequest | null): boolean =>
  one?.amount === other?.amount && one?.pair === other?.pair;

/** Creates the model of the estimate. Requests nothing below the minimum. Ignores the reply to an outdated request. */
export const createEstimateModel = ({ $form, $language }: Options) => {
  /** Ports. `settleFx` resolves with its input when the user pauses typing. */
  const settleFx = createEffect<EstimateRequest, EstimateRequest>();
  const fetchEstimateFx = createEffect<EstimateRequest, SwapEstimate, ApiError>();

  const $question = createStore<EstimateRequest | null>(null, {
    serialize: 'ignore',
    updateFilter: (next, last) => !isSame(next, last),
  }).on(
    combine($form, $language, (form, language) => questionOf(form, language)).updates,
    (_, question) => question,
  );
  const $answer = createStore<SwapEstimate | null>(null, { serialize: 'ignore' })
    .on(
      sample({
        clock: fetchEstimateFx.done,
        source: $question,
        filter: (question, { params }) => isSame(question, params),
        fn: (_, { result }) => result,
      }),
      (_, answer) => answer,
    )
    .reset($question);
  const asked = $question.updates.filterMap((question) => question ?? undefined);

  sample({ clock: asked, target: settleFx });
  sample({
    clock: settleFx.doneData,
    source: $question,
    filter: (question, settled) => isSame(question, settled),
    fn: (_, settled) => settled,
    target: fetchEstimateFx,
  });

  return {
    settleFx,
    fetchEstimateFx,
    $view: combine(
      { answer: $answer, isSettling: settleFx.pending, isFetching: fetchEstimateFx.pending },
      ({ answer, isSettling, isFetching }): EstimateView => ({
        amount: answer?.estimatedAmount ?? null,
        arrivalMinutes: answer?.arrivalMinutes ?? null,
        isPending: isSettling || isFetching,
      }),
    ),
  };
};
