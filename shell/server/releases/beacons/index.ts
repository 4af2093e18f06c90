export { addBeaconRoutes } from './beacon-routes.ts';
export { createPageIds } from './page-id.ts';
export type { PageIds } from './page-id.ts';
export { createStopAnnouncer } from './announce-stop.ts';
export type { OperatorMail } from './announce-stop.ts';
export { createRemoteHealth } from './create-remote-health.ts';
export type { RemoteHealth } from './create-remote-health.ts';
