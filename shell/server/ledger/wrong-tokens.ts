/** Counts wrong tokens by address, so that guessing becomes slow. Times are in milliseconds. */
export type WrongTokens = {
  /** Seconds until the address may try again; 0: it may now. */
  readonly waitSeconds: (address: string, nowMs: number) => number;
  readonly count: (address: string, nowMs: number) => void;
};

const LIMIT = 10;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

type Window = { readonly startedAtMs: number; readonly count: number };

/** Ten wrong tokens per minute and address, in this process's memory. Beyond 10,000 addresses all are forgotten. */
export const createWrongTokens = (): WrongTokens => {
  const windows = new Map<string, Window>();
  const openWindow = (address: string, nowMs: number): Window | null => {
    const window = windows.get(address);
    return window !== undefined && nowMs - window.startedAtMs < WINDOW_MS ? window : null;
  };
  return {
    waitSeconds: (address, nowMs) => {
      const window = openWindow(address, nowMs);
      if (window === null || window.count < LIMIT) return 0;
      return Math.max(1, Math.ceil((window.startedAtMs + WINDOW_MS - nowMs) / 1000));
    },
    count: (address, nowMs) => {
      if (windows.size > MAX_ADDRESSES) windows.clear();
      const { startedAtMs, count } = openWindow(address, nowMs) ?? { startedAtMs: nowMs, count: 0 };
      windows.set(address, { startedAtMs, count: count + 1 });
    },
  };
};
