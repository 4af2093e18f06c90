/** Whether one more may pass, by key; time in milliseconds. */
export type RateLimit = { readonly allows: (key: string, nowMs: number) => boolean };

type Window = { readonly startedAtMs: number; readonly count: number };

const MAX_KEYS = 10_000;

/** At most `limit` per key and window, in this process's memory. Beyond 10,000 keys all are forgotten. */
export const createRateLimit = ({
  limit,
  windowMs,
}: {
  readonly limit: number;
  readonly windowMs: number;
}): RateLimit => {
  const windows = new Map<string, Window>();
  return {
    allows: (key, nowMs) => {
      if (windows.size > MAX_KEYS) windows.clear();
      const current = windows.get(key);
      const isOpen = current !== undefined && nowMs - current.startedAtMs < windowMs;
      const next = isOpen ? { ...current, count: current.count + 1 } : { startedAtMs: nowMs, count: 1 };
      windows.set(key, next);
      return next.count <= limit;
    },
  };
};
