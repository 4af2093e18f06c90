export { ReviewsScreen } from './reviews.screen';
