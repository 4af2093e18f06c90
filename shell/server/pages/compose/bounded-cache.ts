/** A cached value, with the time it was created. */
export type Entry<A> = { readonly value: A; readonly madeAtMs: number };

export type CacheBounds<A> = {
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  /** Maximum total size, in the unit of `sizeOf`. */
  readonly maxSize: number;
  readonly sizeOf: (value: A) => number;
};

/** Cache in order of creation. Evicts outdated entries, and the oldest entries when it exceeds its limits. */
export const createBoundedCache = <A>({ maxAgeMs, maxEntries, maxSize, sizeOf }: CacheBounds<A>) => {
  const entries = new Map<string, Entry<A>>();
  let size = 0;

  const remove = (key: string, { value }: Entry<A>): void => {
    entries.delete(key);
    size -= sizeOf(value);
  };
  const isExpired = (entry: Entry<A>, nowMs: number): boolean => nowMs - entry.madeAtMs > maxAgeMs;
  const evict = (nowMs: number): void => {
    for (const [key, entry] of entries) {
      const isFull = entries.size > maxEntries || size > maxSize;
      if (!isFull && !isExpired(entry, nowMs)) return;
      remove(key, entry);
    }
  };
  return {
    get: (key: string, nowMs: number): Entry<A> | undefined => {
      const cached = entries.get(key);
      return cached === undefined || isExpired(cached, nowMs) ? undefined : cached;
    },
    put: (key: string, value: A, nowMs: number): void => {
      const before = entries.get(key);
      if (before !== undefined) remove(key, before);
      if (sizeOf(value) > maxSize) return;
      entries.set(key, { value, madeAtMs: nowMs });
      size += sizeOf(value);
      evict(nowMs);
    },
    clear: (): void => {
      entries.clear();
      size = 0;
    },
  };
};
