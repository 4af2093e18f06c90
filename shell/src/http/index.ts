export { createHttpPort } from './create-http-port';
export { createCsrfSource } from './csrf-source';
export { loadAxios } from './load-axios';
