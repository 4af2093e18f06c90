export { deviceOf, sortedSessions } from './session';
export type { Session } from './session';
