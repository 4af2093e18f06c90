export {
  diff,
  diffRevisions,
  environments,
  history,
  initialise,
  promote,
  promoteAll,
  readHead,
  rollback,
  rollbackTo,
} from './channel/index.ts';
export { exitCodeOf, wordsOf } from './errors/index.ts';
export { fileKey, folderStore, StoreFailure } from './store/index.ts';
export { publish } from './publish/index.ts';
export { publishedVersions, readRelease } from './releases/index.ts';
export { resolveComposition, status, verify } from './composition/index.ts';
export type {
  Change,
  Changed,
  ChangeRequest,
  Head,
  History,
  HistoryEntry,
  InitialiseRequest,
  PromoteAllRequest,
  PromoteRequest,
  RemoteVersion,
  RollbackRequest,
} from './channel/index.ts';
export type { Build, PinnedRemote, Release, ReleaseFile, Revision } from './format/index.ts';
export type { FolderFiles, Store } from './store/index.ts';
export type { LedgerError, Result } from './errors/index.ts';
export type { Published, PublishRequest } from './publish/index.ts';
export type {
  RemoteStatus,
  ResolvedComposition,
  ResolvedRemote,
  Status,
  Verification,
} from './composition/index.ts';
