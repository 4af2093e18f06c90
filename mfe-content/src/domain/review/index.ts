export { MAX_REVIEW_LENGTH, canSendReview, NO_REVIEW, STARS } from './review';
export type { ReviewFailure, ReviewFields } from './review';
