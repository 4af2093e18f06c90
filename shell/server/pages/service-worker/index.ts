export { pushKeyOf } from './push-key.ts';
export { addWorkerRoutes } from './worker-routes.ts';
