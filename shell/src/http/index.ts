export { createHttpPort, DEFAULT_TIMEOUT_MS } from './create-http-port';
export type { HttpOptions } from './create-http-port';
export { loadAxios } from './load-axios';
