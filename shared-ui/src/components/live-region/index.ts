export { announce } from './announce';
export { LiveRegion } from './live-region';
