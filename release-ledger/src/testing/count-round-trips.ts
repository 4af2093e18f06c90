import type { Store } from '../store/index.ts';

const PREFIXES = ['remotes/', 'channels/'];

const copyOf = async (store: Store): Promise<Map<string, Uint8Array>> => {
  const keys = (await Promise.all(PREFIXES.map((prefix) => store.list(prefix)))).flat();
  // a listing has no hints
  const hints = keys.map((key) => key.replace(/[^/]+$/, 'HEAD'));
  const objects = new Map<string, Uint8Array>();
  for (const key of [...keys, ...new Set(hints)]) {
    const bytes = await store.read(key);
    if (bytes !== null) objects.set(key, bytes);
  }
  return objects;
};

/**
 * Copy of a store in memory that counts round trips. Requests that start at the same moment are one round trip: each is
 * answered after all work that needs no answer is done.
 */
export const countRoundTrips = async (original: Store) => {
  const objects = await copyOf(original);
  let trips = 0;
  let trip: Promise<void> | null = null;
  const travel = (): Promise<void> => {
    trip ??= new Promise((resolve) => {
      setImmediate(() => {
        trip = null;
        trips += 1;
        resolve();
      });
    });
    return trip;
  };
  const store: Store = {
    createIfAbsent: async (key, bytes) => {
      await travel();
      if (objects.has(key)) return 'exists';
      objects.set(key, bytes);
      return 'created';
    },
    read: async (key) => {
      await travel();
      return objects.get(key) ?? null;
    },
    list: async (prefix) => {
      await travel();
      return [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    },
    writeHint: async (key, bytes) => {
      await travel();
      objects.set(key, bytes);
    },
    remove: async (key) => {
      await travel();
      objects.delete(key);
    },
  };
  return { store, objects, trips: () => trips };
};
