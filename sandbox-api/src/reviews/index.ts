export { addReviewControl, addReviewRoutes } from './routes.ts';
