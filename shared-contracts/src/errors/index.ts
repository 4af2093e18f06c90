export { abortedError, decodeError, httpError, networkError, timeoutError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
