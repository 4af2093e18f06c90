export { createOutbox } from './outbox.ts';
export type { Outbox } from './outbox.ts';
export { addOutboxRoutes } from './routes.ts';
