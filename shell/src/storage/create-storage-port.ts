import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

/** Subset of the browser's `Storage`. Access can throw if storage is disabled. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * Storage that never throws. If the browser's storage is full or disabled, keeps values in memory until the page
 * is left.
 */
export const createStoragePort = (open: () => WebStorage): StoragePort => {
  const unsaved = new Map<string, string>();
  const removed = new Set<string>();
  return {
    read: (key) => {
      if (removed.has(key)) return null;
      return unsaved.get(key) ?? attempt(() => open().getItem(key), null);
    },
    write: (key, value) => {
      removed.delete(key);
      const isSaved = attempt(() => {
        open().setItem(key, value);
        return true;
      }, false);
      if (isSaved) unsaved.delete(key);
      else unsaved.set(key, value);
      return isSaved;
    },
    remove: (key) => {
      unsaved.delete(key);
      const isRemoved = attempt(() => {
        open().removeItem(key);
        return true;
      }, false);
      if (!isRemoved) removed.add(key);
    },
  };
};
