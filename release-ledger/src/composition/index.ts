export { resolveComposition } from './resolve-composition.ts';
export type { ResolvedComposition, ResolvedRemote } from './resolve-composition.ts';
