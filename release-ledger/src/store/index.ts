export { folderStore } from './folder-store.ts';
export { failureReason } from './failure-reason.ts';
export {
  fileKey,
  headKey,
  releaseKey,
  removedKey,
  revisionKey,
  revocationKey,
  revOfKey,
  shellKey,
  tokenKey,
} from './keys.ts';
export { nodeFiles } from './folder-files.ts';
export { s3Store } from './s3-store.ts';
export { StoreFailure, withStore } from './store.ts';
export { storeFromUrl } from './store-from-url.ts';
export type { FetchPort, RetryPolicy } from './s3-client.ts';
export type { FolderFiles } from './folder-files.ts';
export type { S3StoreOptions } from './s3-store.ts';
export type { Store } from './store.ts';
export type { StoreOptions, Variables } from './store-from-url.ts';
