export type { FormFacts, FormProblem } from './form-facts';
export { reviewForm } from './review-form';
export type { FormReview } from './review-form';
