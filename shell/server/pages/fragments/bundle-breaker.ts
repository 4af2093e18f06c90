import type { NamedBundle } from './render-job.ts';

/** Circuit breaker for a bundle that kills its threads. Times in milliseconds. */
export type BundleBreaker = {
  readonly isOpen: (bundle: NamedBundle, nowMs: number) => boolean;
  readonly noteKill: (bundle: NamedBundle, nowMs: number) => void;
};

const KILLS = 3;
const WITHIN_MS = 10_000;
const OPEN_MS = 3000;

const keyOf = ({ name, version }: NamedBundle): string => `${name}@${version}`;

/**
 * Three killed threads within 10 s disable server rendering of the bundle for 3 s; the browser renders its slot
 * meanwhile.
 */
export const createBundleBreaker = (): BundleBreaker => {
  const kills = new Map<string, readonly number[]>();
  return {
    isOpen: (bundle, nowMs) => {
      const last = kills.get(keyOf(bundle)) ?? [];
      const newest = last.at(-1);
      return last.length >= KILLS && newest !== undefined && nowMs - newest < OPEN_MS;
    },
    noteKill: (bundle, nowMs) => {
      const recent = (kills.get(keyOf(bundle)) ?? []).filter((at) => nowMs - at < WITHIN_MS);
      kills.set(keyOf(bundle), [...recent, nowMs].slice(-KILLS));
    },
  };
};
