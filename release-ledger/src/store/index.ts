export { folderStore } from './folder-store.ts';
export { failureReason } from './failure-reason.ts';
export { fileKey, headKey, releaseKey, revisionKey, revOfKey } from './keys.ts';
export { nodeFiles } from './folder-files.ts';
export { StoreFailure, withStore } from './store.ts';
export type { FolderFiles } from './folder-files.ts';
export type { Store } from './store.ts';
