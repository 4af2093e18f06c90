export { LONGEST_REVIEW, maySendReview, NO_REVIEW, STARS } from './review';
export type { ReviewFailure, ReviewFields } from './review';
