export { callEndpoint, orThrow } from './endpoint.ts';
export type { Endpoint, HttpPort, HttpRequest } from './endpoint.ts';
export { isService, SERVICES } from './service.ts';
export type { Service } from './service.ts';
