export { Timeline } from './timeline';
export type { TimelineProps, TimelineState, TimelineStep } from './timeline';
