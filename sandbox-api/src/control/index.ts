export { createCallLog } from './call-log.ts';
export { createFaultRegistry } from './fault-registry.ts';
export { injectFaults } from './inject-faults.ts';
export { addControlRoutes } from './routes.ts';
export type { Controlled } from './routes.ts';
