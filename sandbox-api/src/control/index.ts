export { createCallLog } from './call-log.ts';
export { createFaultBook } from './fault-book.ts';
export { injectFaults } from './inject-faults.ts';
export { addControlRoutes } from './routes.ts';
export type { Controlled } from './routes.ts';
