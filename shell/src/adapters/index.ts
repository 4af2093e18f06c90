export type { AdapterOptions } from './adapter-options';
export { startAdapters } from './start-adapters';
