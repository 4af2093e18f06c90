/** What somebody who writes a review has typed. */
export type ReviewFields = {
  readonly orderId: string;
  /** Whole stars, 1 to 5; null while none is picked. */
  readonly rating: number | null;
  readonly text: string;
  readonly name: string;
};

export const NO_REVIEW: ReviewFields = { orderId: '', rating: null, text: '', name: '' };

export const STARS = ['5', '4', '3', '2', '1'] as const;
export const LONGEST_REVIEW = 2000;

/** Why a review was not taken. */
export type ReviewFailure =
  | { readonly _tag: 'OrderNotFound' }
  | { readonly _tag: 'OrderNotFinished' }
  | { readonly _tag: 'AlreadyReviewed' }
  | { readonly _tag: 'CaptchaRefused' }
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'Refused' };

/** Whether everything is there that a review needs: an order, stars, some words and a captcha. */
export const canSendReview = ({ orderId, rating, text }: ReviewFields, hasCaptchaAnswer: boolean): boolean =>
  orderId.trim() !== '' && rating !== null && text.trim() !== '' && hasCaptchaAnswer;
