import { combine, createEvent, createStore, sample } from 'effector';

import { isEmail } from '../domain/contact-form';
import type { FormFailure } from '../domain/contact-form';
import { createCaptchaModel } from './captcha';
import { subscribeFx } from './form-ports';

type NewsletterView = {
  readonly email: string;
  readonly wantsPromotions: boolean;
  readonly isWrong: boolean;
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly canSend: boolean;
};

/** Newsletter form, optionally with promotions (spec §7: POST /exchange/subscribe, POST /promo). */
const createNewsletterModel = () => {
  const typed = createEvent<string>();
  const promotionsPicked = createEvent<boolean>();
  const focused = createEvent();
  const left = createEvent();
  const submitted = createEvent();
  const captcha = createCaptchaModel();

  const $email = createStore('', { serialize: 'ignore' }).on(typed, (_, email) => email);
  const $wantsPromotions = createStore(false, { serialize: 'ignore' }).on(
    promotionsPicked,
    (_, wants) => wants,
  );
  const $wasBlurred = createStore(false, { serialize: 'ignore' }).on(left, () => true);
  const $isSent = createStore(false, { serialize: 'ignore' }).on(subscribeFx.done, () => true);
  const $failure = createStore<FormFailure | null>(null, { serialize: 'ignore' })
    .on(subscribeFx.failData, (_, failure) => failure)
    .reset(subscribeFx, focused);

  const $view = combine(
    {
      email: $email,
      wantsPromotions: $wantsPromotions,
      wasBlurred: $wasBlurred,
      failure: $failure,
      isSending: subscribeFx.pending,
      isSent: $isSent,
      answer: captcha.$answer,
    },
    ({ wasBlurred, answer, ...view }): NewsletterView => ({
      ...view,
      isWrong: wasBlurred && !isEmail(view.email),
      canSend: isEmail(view.email) && answer !== null && !view.isSending && !view.isSent,
    }),
  );
  sample({
    clock: submitted,
    source: { view: $view, captcha: captcha.$answer },
    filter: ({ view }) => view.canSend,
    fn: ({ view: { email, wantsPromotions }, captcha: answer }) => ({
      email: email.trim(),
      wantsPromotions,
      captcha: answer ?? '',
    }),
    target: subscribeFx,
  });
  sample({ clock: subscribeFx.finally, fn: () => undefined, target: captcha.lost });
  return { typed, promotionsPicked, focused, left, submitted, captcha, $view };
};

export const newsletterModel = createNewsletterModel();
