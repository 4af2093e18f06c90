export { createBeacons } from './create-beacons';
export { createPageComposition } from './create-page-composition';
export type { LiveRemotesOfPage } from './create-page-composition';
export { readPageStart } from './page-start';
