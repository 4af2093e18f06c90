import { revOfKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

/** Environments with at least one revision, sorted. Rejects with `StoreFailure`. */
export const environments = async (store: Store): Promise<readonly string[]> => {
  const keys = await store.list('channels/');
  const names = keys.filter((key) => revOfKey(key) !== null).map((key) => key.split('/')[1] ?? '');
  return [...new Set(names)].toSorted();
};
