export { collectGarbage } from './collect-garbage.ts';
export type { Garbage, GarbageRequest, RemovedRelease } from './collect-garbage.ts';
