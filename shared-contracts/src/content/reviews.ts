import * as t from 'io-ts';

import { NumberFromWire } from '../codecs/index.ts';
import { FormReply } from '../api/frontend.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { fittingRows } from '../api/reply-field.ts';

const Review = t.type(
  {
    id: t.string,
    /** Whole stars, from 1 to 5. */
    rating: t.number,
    text: t.string,
    name: t.string,
    locale: t.string,
    /** A day, `YYYY-MM-DD`. */
    writtenAt: t.string,
  },
  'Review',
);
/** A user's review of a completed order, published after moderation. */
export type Review = t.TypeOf<typeof Review>;

/**
 * GET /content/reviews: published reviews, newest first. `average` covers all of them; null if there are no reviews.
 */
export const ReviewsReply = t.type(
  { reviews: fittingRows(Review), total: t.number, average: t.union([NumberFromWire, t.null]) },
  'ReviewsReply',
);
export type ReviewsReply = t.TypeOf<typeof ReviewsReply>;

export const reviewsEndpoint: Endpoint<void, ReviewsReply> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/reviews' }),
  reply: ReviewsReply,
};

export type NewReview = {
  readonly orderId: string;
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly locale: string;
  readonly captcha: string;
};

/**
 * Submits a review for moderation. Refused with `order_not_found`, `order_not_finished`, `already_reviewed` or
 * `captcha_invalid`.
 */
export const sendReviewEndpoint: Endpoint<NewReview, FormReply> = {
  toRequest: ({ captcha, ...review }) => ({
    service: 'content',
    method: 'POST',
    path: '/reviews',
    body: { review, 'g-recaptcha-response': captcha },
  }),
  reply: FormReply,
};
