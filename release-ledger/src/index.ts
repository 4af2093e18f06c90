export { diffRevisions, environments, initialise, promote, promoteAll, readHead } from './channel/index.ts';
export { exitCodeOf, wordsOf } from './errors/index.ts';
export { fileKey, folderStore, StoreFailure } from './store/index.ts';
export { publish } from './publish/index.ts';
export { publishedVersions, readRelease } from './releases/index.ts';
export { resolveComposition } from './composition/index.ts';
export type {
  Change,
  Changed,
  ChangeRequest,
  Head,
  InitialiseRequest,
  PromoteAllRequest,
  PromoteRequest,
  RemoteVersion,
} from './channel/index.ts';
export type { Build, PinnedRemote, Release, ReleaseFile, Revision } from './format/index.ts';
export type { FolderFiles, Store } from './store/index.ts';
export type { LedgerError, Result } from './errors/index.ts';
export type { Published, PublishRequest } from './publish/index.ts';
export type { ResolvedComposition, ResolvedRemote } from './composition/index.ts';
