export { addBrandRoutes } from './brand-routes.ts';
export { createChromeHealth } from './chrome-health.ts';
export type { ChromeHealth } from './chrome-health.ts';
export { createDrain } from './drain.ts';
export { createFragmentHealth, recordFragments } from './fragment-health.ts';
export type { FragmentHealth } from './fragment-health.ts';
export { addHealthRoutes } from './health-routes.ts';
