export { addFeedRoutes } from './feed-routes.ts';
