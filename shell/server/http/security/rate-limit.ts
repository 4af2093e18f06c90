/** Whether a key is below its limit. Time in milliseconds. */
export type RateLimit = { readonly allows: (key: string, nowMs: number) => boolean };

type Window = { readonly startedAtMs: number; readonly count: number };

const MAX_KEYS = 10_000;

/**
 * Allows at most `limit` calls per key and window, counted in this process. Above 10,000 keys, drops the oldest
 * window.
 */
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
      const current = windows.get(key);
      const isOpen = current !== undefined && nowMs - current.startedAtMs < windowMs;
      const next = isOpen ? { ...current, count: current.count + 1 } : { startedAtMs: nowMs, count: 1 };
      // inserts a new window last, so that the first one is the oldest
      if (!isOpen) windows.delete(key);
      windows.set(key, next);
      const [oldest] = windows.keys();
      if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
      return next.count <= limit;
    },
  };
};
