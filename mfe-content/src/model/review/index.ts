export { createReviewModel, reviewModel } from './create-review-model';
export type { ReviewMessage } from './create-review-model';
