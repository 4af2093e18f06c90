export { addBeaconRoute } from './beacon-routes.ts';
export { createRemoteHealth } from './create-remote-health.ts';
export type { RemoteHealth } from './create-remote-health.ts';
export type { VersionHealth } from './tally.ts';
