export { createNotices } from './create-notices.ts';
export { addUnsubscribeRoutes } from './unsubscribe-routes.ts';
