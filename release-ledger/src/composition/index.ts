export { pinComposition } from './pin-composition.ts';
export { resolveComposition } from './resolve-composition.ts';
export { status } from './status.ts';
export { verify } from './verify.ts';
export type { PinnedComposition } from './pin-composition.ts';
export type { RemoteStatus, Status } from './status.ts';
export type { ResolvedComposition, ResolvedRemote } from './resolve-composition.ts';
export type { Verification } from './verify.ts';
