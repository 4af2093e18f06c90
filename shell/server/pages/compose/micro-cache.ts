import { shareableValue } from './request-coalescer.ts';
import { createBoundedCache } from './bounded-cache.ts';
import type { CacheBounds } from './bounded-cache.ts';

export type MicroCache<A> = {
  /**
   * Returns the cached value, or a new one, which concurrent callers share if it is cacheable. Returns a stale
   * value while a new one is created in the background.
   */
  readonly get: (key: string, make: () => Promise<A>, nowMs: number) => Promise<A>;
  /** Whether `get` returns a cached value. */
  readonly has: (key: string, nowMs: number) => boolean;
  readonly clear: () => void;
};

type Settings<A> = Omit<CacheBounds<A>, 'maxAgeMs'> & {
  readonly freshMs: number;
  /** Additional time in which a stale value is returned while a new one is created. */
  readonly staleMs: number;
  /** A value that is not cacheable is returned only to its caller. */
  readonly isCacheable: (value: A) => boolean;
};

/** Caches values for seconds: enough for a load peak, too short for outdated content. */
export const createMicroCache = <A>(settings: Settings<A>): MicroCache<A> => {
  const { freshMs, staleMs, isCacheable } = settings;
  const cache = createBoundedCache({ ...settings, maxAgeMs: freshMs + staleMs });
  const renewing = new Set<string>();
  const making = new Map<string, Promise<A>>();

  const renew = async (key: string, make: () => Promise<A>, nowMs: number): Promise<void> => {
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      const value = await make();
      // after a failure or an uncacheable value, the stale value stays until it expires
      if (isCacheable(value)) cache.put(key, value, nowMs);
    } catch {
      // the next request tries again
    } finally {
      renewing.delete(key);
    }
  };

  const makeFirst = async (key: string, make: () => Promise<A>, nowMs: number): Promise<A> => {
    const created = make();
    making.set(key, created);
    try {
      const value = await created;
      if (isCacheable(value)) cache.put(key, value, nowMs);
      return value;
    } finally {
      making.delete(key);
    }
  };

  return {
    get: async (key, make, nowMs) => {
      const cached = cache.get(key, nowMs);
      if (cached !== undefined) {
        if (nowMs - cached.madeAtMs > freshMs) void renew(key, make, nowMs);
        return cached.value;
      }
      const others = making.get(key);
      if (others === undefined) return makeFirst(key, make, nowMs);
      return (await shareableValue(others, isCacheable)) ?? make();
    },
    has: (key, nowMs) => cache.get(key, nowMs) !== undefined,
    clear: cache.clear,
  };
};
