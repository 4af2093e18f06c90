export { addBrandRoutes } from './brand-routes.ts';
export { createDrain } from './drain.ts';
export { addHealthRoutes } from './health-routes.ts';
