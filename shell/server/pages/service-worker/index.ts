export { pushKeyOf } from './push-key.ts';
export { addWorkerRoutes } from './worker-routes.ts';
export { workerWords } from './worker-words.ts';
