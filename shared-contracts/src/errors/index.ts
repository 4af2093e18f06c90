export { abortedError, decodeError, httpError, networkError, NOT_SENT, timeoutError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export { decodeProblemsOf } from './decode-problems-of.ts';
