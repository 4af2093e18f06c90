export { addBlockRoutes, openArtifacts } from './block-routes.ts';
export { loadBlocksBuild } from './load-blocks-build.ts';
export type { BlocksBuild } from './load-blocks-build.ts';
