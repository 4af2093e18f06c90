export { createNotices } from './create-notices.ts';
export { addRecoverRoutes } from './recover-routes.ts';
export { createMailSender } from './smtp-sender.ts';
export { addUnsubscribeRoutes } from './unsubscribe-routes.ts';
