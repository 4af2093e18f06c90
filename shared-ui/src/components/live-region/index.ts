export { announce } from './announce';
export { DialogLiveRegion, LiveRegion } from './live-region';
