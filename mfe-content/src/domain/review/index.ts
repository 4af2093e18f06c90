export { LONGEST_REVIEW, canSendReview, NO_REVIEW, STARS } from './review';
export type { ReviewFailure, ReviewFields } from './review';
