export { canRetry, retryDelayMs, toCallFailure } from './call-failure';
export type { CallFailure } from './call-failure';
