export { addSubscriptionRoutes } from './routes.ts';
