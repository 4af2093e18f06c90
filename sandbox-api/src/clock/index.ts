export { createClock } from './create-clock.ts';
export type { Clock } from './create-clock.ts';
