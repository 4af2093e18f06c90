export { abortedError, decodeError, httpError, networkError, NOT_SENT, timeoutError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export { canRetry, isOutcomeUnknown, refusedField, retryDelayMs, toCallFailure } from './call-failure.ts';
export type { CallFailure } from './call-failure.ts';
export { decodeProblemsOf } from './decode-problems-of.ts';
