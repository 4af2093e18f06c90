export { abortedError, decodeError, httpError, networkError, NOT_SENT, timeoutError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export { misfitsOf } from './misfits-of.ts';
