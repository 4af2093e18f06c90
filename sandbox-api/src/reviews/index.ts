export { addReviewRoutes } from './review-routes.ts';
export type { ReviewPorts } from './review-routes.ts';
export { addReviewControl, addSandboxReviewRoutes } from './sandbox-reviews.ts';
