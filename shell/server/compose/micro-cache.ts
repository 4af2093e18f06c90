/** What was kept, and how long ago it was made. */
type Entry<A> = { readonly value: A; readonly madeAtMs: number };

export type MicroCache<A> = {
  /** The kept value, or a new one. While a stale value is given out, one new one is made behind it. */
  readonly get: (key: string, make: () => Promise<A>, nowMs: number) => Promise<A>;
  readonly clear: () => void;
};

type Settings<A> = {
  readonly freshMs: number;
  /** How long after that a value may still be given out while a new one is made. */
  readonly staleMs: number;
  readonly maxEntries: number;
  /** What is not cacheable is given to the one who asked and to nobody else. */
  readonly isCacheable: (value: A) => boolean;
};

/** Keeps values for seconds: enough for a crowd on one page, too short to tell anyone old news. */
export const createMicroCache = <A>({
  freshMs,
  staleMs,
  maxEntries,
  isCacheable,
}: Settings<A>): MicroCache<A> => {
  const entries = new Map<string, Entry<A>>();
  const renewing = new Set<string>();

  const remember = (key: string, value: A, madeAtMs: number): void => {
    entries.delete(key);
    if (!isCacheable(value)) return;
    const [oldest] = entries.keys();
    if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { value, madeAtMs });
  };

  const renew = async (key: string, make: () => Promise<A>, nowMs: number): Promise<void> => {
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      remember(key, await make(), nowMs);
    } catch {
      // the stale value stays until its time is over; the next visitor tries again
    } finally {
      renewing.delete(key);
    }
  };

  return {
    get: async (key, make, nowMs) => {
      const kept = entries.get(key);
      const ageMs = kept === undefined ? Number.POSITIVE_INFINITY : nowMs - kept.madeAtMs;
      if (kept !== undefined && ageMs <= freshMs + staleMs) {
        if (ageMs > freshMs) void renew(key, make, nowMs);
        return kept.value;
      }
      const value = await make();
      remember(key, value, nowMs);
      return value;
    },
    clear: () => entries.clear(),
  };
};
