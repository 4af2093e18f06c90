export type ReviewFields = {
  readonly orderId: string;
  /** Whole stars from 1 to 5, or null. */
  readonly rating: number | null;
  readonly text: string;
  readonly name: string;
};

export const NO_REVIEW: ReviewFields = { orderId: '', rating: null, text: '', name: '' };

export const STARS = ['5', '4', '3', '2', '1'] as const;
export const MAX_REVIEW_LENGTH = 2000;

/** Reason why a review was refused. */
export type ReviewFailure =
  | { readonly _tag: 'OrderNotFound' }
  | { readonly _tag: 'OrderNotFinished' }
  | { readonly _tag: 'AlreadyReviewed' }
  | { readonly _tag: 'CaptchaRefused' }
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'Refused' };

/** Whether a review is complete, with order, stars, text and captcha. */
export const canSendReview = ({ orderId, rating, text }: ReviewFields, hasCaptchaAnswer: boolean): boolean =>
  orderId.trim() !== '' && rating !== null && text.trim() !== '' && hasCaptchaAnswer;
