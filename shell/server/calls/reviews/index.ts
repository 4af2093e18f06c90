export { embeddedReviews } from './embedded-reviews.ts';
export { moderateReviews } from './moderate-reviews.ts';
