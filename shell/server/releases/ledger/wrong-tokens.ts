/** Counts wrong tokens by network, to limit guessing. Times in milliseconds. */
export type WrongTokens = {
  /** Seconds until the network can try again. 0: now. */
  readonly waitSeconds: (network: string, nowMs: number) => number;
  readonly count: (network: string, nowMs: number) => void;
};

const LIMIT = 10;
const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

type Window = { readonly startedAtMs: number; readonly count: number };

/**
 * Allows ten wrong tokens per minute and network, counted in this process. Above 10,000 networks, drops the oldest.
 */
export const createWrongTokens = (): WrongTokens => {
  const windows = new Map<string, Window>();
  const openWindow = (network: string, nowMs: number): Window | null => {
    const window = windows.get(network);
    return window !== undefined && nowMs - window.startedAtMs < WINDOW_MS ? window : null;
  };
  return {
    waitSeconds: (network, nowMs) => {
      const window = openWindow(network, nowMs);
      if (window === null || window.count < LIMIT) return 0;
      return Math.max(1, Math.ceil((window.startedAtMs + WINDOW_MS - nowMs) / 1000));
    },
    count: (network, nowMs) => {
      const open = openWindow(network, nowMs);
      // inserts a new window last, so that the first one is the oldest
      if (open === null) windows.delete(network);
      windows.set(network, { startedAtMs: open?.startedAtMs ?? nowMs, count: (open?.count ?? 0) + 1 });
      const [oldest] = windows.keys();
      if (windows.size > MAX_NETWORKS && oldest !== undefined) windows.delete(oldest);
    },
  };
};
