import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { canSendReview, NO_REVIEW } from '../domain/review';
import type { ReviewFailure, ReviewFields } from '../domain/review';
import { createCaptchaModel } from './captcha';

/** A review that is being sent. */
export type ReviewMessage = { readonly fields: ReviewFields; readonly captcha: string };

/** Review of a finished order. Keeps the typed text after every failure. */
const createReviewModel = () => {
  const opened = createEvent<string>();
  const changed = createEvent<Partial<ReviewFields>>();
  const submitted = createEvent();
  const captcha = createCaptchaModel();
  /** A port. */
  const sendFx = createEffect<ReviewMessage, unknown, ReviewFailure>();

  const $fields = createStore<ReviewFields>(NO_REVIEW, { serialize: 'ignore' })
    .on(opened, (fields, orderId) => ({ ...fields, orderId }))
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .reset(sendFx.done);
  const $isSent = createStore(false, { serialize: 'ignore' })
    .on(sendFx.done, () => true)
    .reset(opened, changed);
  const $failure = createStore<ReviewFailure | null>(null, { serialize: 'ignore' })
    .on(sendFx.failData, (_, failure) => failure)
    .reset(sendFx, changed, opened);
  const $canSend = combine(
    $fields,
    captcha.$answer,
    sendFx.pending,
    (fields, answer, isSending) => !isSending && canSendReview(fields, answer !== null),
  );

  sample({
    clock: submitted,
    source: { fields: $fields, answer: captcha.$answer, canSend: $canSend },
    filter: ({ canSend }) => canSend,
    fn: ({ fields, answer }) => ({ fields, captcha: answer ?? '' }),
    target: sendFx,
  });
  sample({
    clock: sendFx.failData,
    filter: ({ _tag }) => _tag === 'CaptchaRefused' || _tag === 'AlreadyReviewed',
    fn: () => undefined,
    target: captcha.lost,
  });
  sample({ clock: sendFx.done, fn: () => undefined, target: captcha.lost });

  return {
    opened,
    changed,
    submitted,
    sendFx,
    captcha,
    $view: combine({
      fields: $fields,
      failure: $failure,
      isSending: sendFx.pending,
      isSent: $isSent,
      canSend: $canSend,
    }),
  };
};

export const reviewModel = createReviewModel();
