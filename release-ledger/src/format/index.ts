export { Build } from './build.ts';
export { checkEnvironment, checkFilled, checkRemote, checkVersion } from './check-word.ts';
export { decodeFile, encodeFile } from './decode.ts';
export { HeadHint, pinOf, PREVIOUS_KEPT, Revision } from './revision.ts';
export { isName, isSafePath, isVersion } from './words.ts';
export { Release } from './release.ts';
export { sha256Of, sha384Of } from './hash.ts';
export type { PinnedRemote } from './revision.ts';
export type { ReleaseFile } from './release.ts';
