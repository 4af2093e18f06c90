export { addBeaconRoutes } from './beacon-routes.ts';
export { createPageIds } from './page-id.ts';
export type { PageIds } from './page-id.ts';
export { createRemoteHealth } from './create-remote-health.ts';
export type { RemoteHealth } from './create-remote-health.ts';
