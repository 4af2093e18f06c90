export { readReviewFailure, sendReview } from './send-review';
