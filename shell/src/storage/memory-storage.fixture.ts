import type { WebStorage } from './create-storage-port';

/** Storage of a browser, in memory. */
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
