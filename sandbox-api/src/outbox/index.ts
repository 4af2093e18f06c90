export { createOutbox } from './outbox.ts';
export type { Mail, Outbox } from './outbox.ts';
export { addOutboxRoutes } from './routes.ts';
