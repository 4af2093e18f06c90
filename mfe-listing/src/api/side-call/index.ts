export { SIDE_CALL_MS, sideCalls } from './side-calls';
export type { LimitMs } from './side-calls';
