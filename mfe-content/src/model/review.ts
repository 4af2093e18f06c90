import { combine, createEvent, createStore, sample } from 'effector';

import { canSendReview, NO_REVIEW } from '../domain/review';
import type { ReviewFailure, ReviewFields } from '../domain/review';
import { createCaptchaModel } from './captcha';
import { sendReviewFx } from './form-ports';

/** Review of a finished order. Keeps the typed text after every failure. */
const createReviewModel = () => {
  const opened = createEvent<string>();
  const changed = createEvent<Partial<ReviewFields>>();
  const submitted = createEvent();
  const captcha = createCaptchaModel();

  const $fields = createStore<ReviewFields>(NO_REVIEW, { serialize: 'ignore' })
    .on(opened, (fields, orderId) => ({ ...fields, orderId }))
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .reset(sendReviewFx.done);
  const $isSent = createStore(false, { serialize: 'ignore' })
    .on(sendReviewFx.done, () => true)
    .reset(opened, changed);
  const $failure = createStore<ReviewFailure | null>(null, { serialize: 'ignore' })
    .on(sendReviewFx.failData, (_, failure) => failure)
    .reset(sendReviewFx, changed, opened);
  const $canSend = combine(
    $fields,
    captcha.$answer,
    sendReviewFx.pending,
    (fields, answer, isSending) => !isSending && canSendReview(fields, answer !== null),
  );

  sample({
    clock: submitted,
    source: { fields: $fields, answer: captcha.$answer, canSend: $canSend },
    filter: ({ canSend }) => canSend,
    fn: ({ fields, answer }) => ({ fields, captcha: answer ?? '' }),
    target: sendReviewFx,
  });
  sample({
    clock: sendReviewFx.failData,
    filter: ({ _tag }) => _tag === 'CaptchaRefused' || _tag === 'AlreadyReviewed',
    fn: () => undefined,
    target: captcha.lost,
  });
  sample({ clock: sendReviewFx.done, fn: () => undefined, target: captcha.lost });

  return {
    opened,
    changed,
    submitted,
    captcha,
    $view: combine({
      fields: $fields,
      failure: $failure,
      isSending: sendReviewFx.pending,
      isSent: $isSent,
      canSend: $canSend,
    }),
  };
};

export const reviewModel = createReviewModel();
