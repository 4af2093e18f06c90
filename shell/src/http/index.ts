export { createHttpPort, DEFAULT_TIMEOUT_MS } from './create-http-port';
export { createCsrfSource } from './csrf-source';
export type { HttpOptions } from './create-http-port';
export { loadAxios } from './load-axios';
