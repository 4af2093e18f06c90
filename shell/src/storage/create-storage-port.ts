import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

/** The part of the browser's `Storage` that is used; asking for it may already throw when storage is disabled. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * A storage that never throws. Where the browser's is full or disabled, values live as long as the page,
 * so that one visit still works.
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

/** A storage that lives as long as the page: for a server, a test, and a browser without one. */
export const createMemoryStorage = (): WebStorage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
};
