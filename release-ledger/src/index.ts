export {
  advanceRollout,
  diff,
  diffRevisions,
  environments,
  history,
  initialise,
  liveShell,
  promote,
  promoteAll,
  readHead,
  recordedShell,
  recordShell,
  revertRollout,
  rollback,
  rollbackTo,
  rolloutOf,
  runningCanary,
  stopCanary,
} from './channel/index.ts';
export { readRollout } from './cli/read-rollout.ts';
export { exitCodeOf, wordsOf } from './errors/index.ts';
export { fileKey, folderStore, revisionKey, s3Store, StoreFailure, storeFromUrl } from './store/index.ts';
export { collectGarbage } from './gc/index.ts';
export {
  APPS_PATH,
  compositionProblems,
  releaseProblems,
  satisfies,
  ShellFacts,
  ShellFactsFile,
} from './gate/index.ts';
export { makeKey, readSigningKey, readTrustedKeys } from './signature/index.ts';
export { publish } from './publish/index.ts';
export { publishedVersions, readRelease, releaseIn } from './releases/index.ts';
export {
  checkToken,
  findToken,
  isOps,
  issueToken,
  listTokens,
  canChange,
  revokeToken,
} from './tokens/index.ts';
export { isSafePath, SHELL } from './format/index.ts';
export { printableLine } from './cli/printable-line.ts';
export { pinComposition, promoteFrom, resolveComposition, status, verify } from './composition/index.ts';
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
  RolloutPlan,
  RolloutState,
  StopCanaryRequest,
  Trial,
} from './channel/index.ts';
export type {
  Build,
  Canary,
  GateProblem,
  PinnedRemote,
  Release,
  ReleaseFile,
  Revision,
  Rollout,
} from './format/index.ts';
export type {
  FetchPort,
  FolderFiles,
  RetryPolicy,
  S3StoreOptions,
  Store,
  StoreOptions,
  Variables,
} from './store/index.ts';
export type { LedgerError, Result } from './errors/index.ts';
export type { Published, PublishRequest } from './publish/index.ts';
export type { Candidate, Gate, Smoke, SmokeComposition } from './gate/index.ts';
export type { Garbage, GarbageRequest, RemovedRelease } from './gc/index.ts';
export type {
  Issued,
  IssueRequest,
  ListedToken,
  Revoked,
  RevokeRequest,
  Token,
  TokenList,
} from './tokens/index.ts';
export type { NewKey, SigningKey, TrustedKeys } from './signature/index.ts';
export type {
  PinnedComposition,
  PromoteFromRequest,
  RemoteStatus,
  ResolvedComposition,
  ResolvedRemote,
  Status,
  Verification,
} from './composition/index.ts';
