import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Currency } from '../../../currency/domain/currency';

/** An address or a name, with its currency. */
export type AddressQuestion = { readonly currency: Currency; readonly address: string };

/** Reply of a service. Null: the service is unavailable. */
export type ServiceVerdict<Answer> = { readonly question: AddressQuestion; readonly answer: Answer | null };

const isSameQuestion = (one: AddressQuestion | null, other: AddressQuestion | null): boolean =>
  one !== null &&
  other !== null &&
  one.address === other.address &&
  one.currency.ticker === other.currency.ticker;

/** Sends a settled address to a service. A failed call gives no verdict. The user can retry it. */
export const createServiceVerdict = <Answer>(name: string, $question: Store<AddressQuestion | null>) => {
  const requestFx = createEffect<AddressQuestion, Answer, ApiError>({ sid: `exchange/${name}Fx` });
  const received = merge([
    requestFx.done.map(({ params, result }): ServiceVerdict<Answer> => ({
      question: params,
      answer: result,
    })),
    requestFx.fail.map(({ params }): ServiceVerdict<Answer> => ({ question: params, answer: null })),
  ]);
  const retried = createEvent();
  const $requested = createStore<AddressQuestion | null>(null, {
    sid: `exchange/${name}Asked`,
    serialize: 'ignore',
  }).on(requestFx, (_, question) => question);
  // a late reply must not replace the current one, because the user may have typed another address
  const current = sample({
    clock: received,
    source: $requested,
    filter: (requested, serviceVerdict) => isSameQuestion(requested, serviceVerdict.question),
    fn: (_, serviceVerdict) => serviceVerdict,
  });
  const $known = createStore<ServiceVerdict<Answer> | null>(null, {
    sid: `exchange/${name}`,
    serialize: 'ignore',
  })
    .on(requestFx, () => null)
    .on(current, (_, serviceVerdict) => serviceVerdict);
  const $newQuestion = combine($question, $requested, (question, requested) =>
    isSameQuestion(question, requested) ? null : question,
  );
  const toRequest: Event<AddressQuestion> = $newQuestion.updates.filterMap(
    (question) => question ?? undefined,
  );
  const retriedQuestion: Event<AddressQuestion> = sample({ clock: retried, source: $question }).filterMap(
    (question) => question ?? undefined,
  );
  sample({ clock: [toRequest, retriedQuestion], target: requestFx });
  const $current = combine($question, $known, (question, known) =>
    isSameQuestion(question, known?.question ?? null) ? known : null,
  );
  return { requestFx, retried, $current };
};
