import { createEffect } from 'effector';

import type { CaptchaProvider } from '@coinlane/shared-ui/captcha';

import type { ContactFields, FormFailure, Topic } from '../domain/contact-form';
import type { ReviewFailure, ReviewFields } from '../domain/review';

/** A message that is being sent. */
export type Message = {
  readonly topic: Topic;
  readonly fields: ContactFields;
  readonly extraInfo: string;
  readonly captcha: string;
};

/** A subscription that is being sent. */
export type Subscription = {
  readonly email: string;
  /** Whether to subscribe to promotions too. */
  readonly wantsPromotions: boolean;
  readonly captcha: string;
};

/** A review that is being sent. */
export type ReviewMessage = { readonly fields: ReviewFields; readonly captcha: string };

/**
 * Ports of the forms. They are bound when the remote starts, before the forms and their models are loaded; so they are not
 * in the files of the models.
 */
export const sendMessageFx = createEffect<Message, unknown, FormFailure>();
export const keepDraftFx = createEffect<ContactFields, unknown>();
export const subscribeFx = createEffect<Subscription, unknown, FormFailure>();
export const sendReviewFx = createEffect<ReviewMessage, unknown, ReviewFailure>();
/** Loads the configured captcha's code. Rejects if it is blocked. */
export const loadCaptchaFx = createEffect<undefined, CaptchaProvider>();
