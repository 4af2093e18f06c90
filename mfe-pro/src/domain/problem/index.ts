export { fieldOf, isOutcomeUnknown, canRetry } from './problem';
export type { Problem } from './problem';
