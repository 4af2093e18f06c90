/** What was kept, and how long ago it was made. */
type Entry<A> = { readonly value: A; readonly madeAtMs: number };

export type MicroCache<A> = {
  /**
   * The kept value, or a new one, made once for all who ask meanwhile if it may be kept. While a stale value is given
   * out, one new one is made behind it.
   */
  readonly get: (key: string, make: () => Promise<A>, nowMs: number) => Promise<A>;
  readonly clear: () => void;
};

type Settings<A> = {
  readonly freshMs: number;
  /** How long after that a value may still be given out while a new one is made. */
  readonly staleMs: number;
  readonly maxEntries: number;
  /** How much may be kept in all, in the unit of `sizeOf`. */
  readonly maxSize: number;
  readonly sizeOf: (value: A) => number;
  /** What is not cacheable is given to the one who asked and to nobody else. */
  readonly isCacheable: (value: A) => boolean;
};

/** Entries in the order they were made, within bounds: what is too old or too much goes, the oldest first. */
const createShelf = <A>({ freshMs, staleMs, maxEntries, maxSize, sizeOf }: Settings<A>) => {
  const entries = new Map<string, Entry<A>>();
  let size = 0;

  const remove = (key: string, { value }: Entry<A>): void => {
    entries.delete(key);
    size -= sizeOf(value);
  };
  const isOver = (entry: Entry<A>, nowMs: number): boolean => nowMs - entry.madeAtMs > freshMs + staleMs;
  const tidy = (nowMs: number): void => {
    for (const [key, entry] of entries) {
      const isTooMuch = entries.size > maxEntries || size > maxSize;
      if (!isTooMuch && !isOver(entry, nowMs)) return;
      remove(key, entry);
    }
  };
  return {
    get: (key: string, nowMs: number): Entry<A> | undefined => {
      const kept = entries.get(key);
      return kept === undefined || isOver(kept, nowMs) ? undefined : kept;
    },
    put: (key: string, value: A, nowMs: number): void => {
      const before = entries.get(key);
      if (before !== undefined) remove(key, before);
      if (sizeOf(value) > maxSize) return;
      entries.set(key, { value, madeAtMs: nowMs });
      size += sizeOf(value);
      tidy(nowMs);
    },
    clear: (): void => {
      entries.clear();
      size = 0;
    },
  };
};

/** Keeps values for seconds: enough for a crowd on one page, too short to tell anyone old news. */
export const createMicroCache = <A>(settings: Settings<A>): MicroCache<A> => {
  const { freshMs, isCacheable } = settings;
  const shelf = createShelf(settings);
  const renewing = new Set<string>();
  const making = new Map<string, Promise<A>>();

  const renew = async (key: string, make: () => Promise<A>, nowMs: number): Promise<void> => {
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      const value = await make();
      // what failed, or is for one visitor, takes nothing away: the stale value stays until its time is over
      if (isCacheable(value)) shelf.put(key, value, nowMs);
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
      if (isCacheable(value)) shelf.put(key, value, nowMs);
      return value;
    } finally {
      making.delete(key);
    }
  };

  /** What another one waits for already, if it turns out to be for both; else null. */
  const joined = async (others: Promise<A>): Promise<A | null> => {
    try {
      const value = await others;
      return isCacheable(value) ? value : null;
    } catch {
      return null;
    }
  };

  return {
    get: async (key, make, nowMs) => {
      const kept = shelf.get(key, nowMs);
      if (kept !== undefined) {
        if (nowMs - kept.madeAtMs > freshMs) void renew(key, make, nowMs);
        return kept.value;
      }
      const others = making.get(key);
      if (others === undefined) return makeFirst(key, make, nowMs);
      return (await joined(others)) ?? make();
    },
    clear: shelf.clear,
  };
};
