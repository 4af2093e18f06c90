import { shareableValue } from './request-coalescer.ts';
import { createBoundedCache } from './bounded-cache.ts';
import type { CacheBounds } from './bounded-cache.ts';

export type MicroCache<A> = {
  /**
   * The kept value, or a new one, made once for all who ask meanwhile if it may be kept. While a stale value is given
   * out, one new one is made behind it.
   */
  readonly get: (key: string, make: () => Promise<A>, nowMs: number) => Promise<A>;
  readonly clear: () => void;
};

type Settings<A> = Omit<CacheBounds<A>, 'maxAgeMs'> & {
  readonly freshMs: number;
  /** How long after that a value may still be given out while a new one is made. */
  readonly staleMs: number;
  /** What is not cacheable is given to the one who asked and to nobody else. */
  readonly isCacheable: (value: A) => boolean;
};

/** Keeps values for seconds: enough for a crowd on one page, too short to tell anyone old news. */
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
      // what failed, or is for one visitor, takes nothing away: the stale value stays until its time is over
      if (isCacheable(value)) cache.put(key, value, nowMs);
    } catch {
      // the next visitor tries again
    } finally {
      renewing.delete(key);
    }
  };

  const makeFirst = async (key: string, make: () => Promise<A>, nowMs: number): Promise<A> => {
    const made = make();
    making.set(key, made);
    try {
      const value = await made;
      if (isCacheable(value)) cache.put(key, value, nowMs);
      return value;
    } finally {
      making.delete(key);
    }
  };

  return {
    get: async (key, make, nowMs) => {
      const kept = cache.get(key, nowMs);
      if (kept !== undefined) {
        if (nowMs - kept.madeAtMs > freshMs) void renew(key, make, nowMs);
        return kept.value;
      }
      const others = making.get(key);
      if (others === undefined) return makeFirst(key, make, nowMs);
      return (await shareableValue(others, isCacheable)) ?? make();
    },
    clear: cache.clear,
  };
};
