export type { FormFacts, FormProblem } from './form-facts';
export { hasNoRecipient } from './has-no-recipient';
export { shownRefund } from './shown-refund';
export { reviewForm } from './review-form';
export type { FormReview } from './review-form';
