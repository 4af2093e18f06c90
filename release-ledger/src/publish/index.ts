export { publish } from './publish.ts';
export type { Published, PublishRequest } from './publish.ts';
