import type { NamedBundle } from './render-job.ts';

/** Circuit breaker for bundles that cause their threads to be killed. Times in milliseconds. */
export type BundleBreaker = {
  readonly isOpen: (bundle: NamedBundle, nowMs: number) => boolean;
  readonly noteKill: (bundle: NamedBundle, nowMs: number) => void;
};

export type BreakerSettings = {
  readonly kills: number;
  readonly withinMs: number;
  readonly openMs: number;
};

/** Three killed threads within 10 s disable server rendering of the bundle for 3 s. */
const OF_THREADS: BreakerSettings = { kills: 3, withinMs: 10_000, openMs: 3000 };

const keyOf = ({ name, version }: NamedBundle): string => `${name}@${version}`;

/** Creates a breaker. While it is open for a bundle, the browser renders its slot. */
export const createBundleBreaker = ({
  kills: most,
  withinMs,
  openMs,
}: BreakerSettings = OF_THREADS): BundleBreaker => {
  const kills = new Map<string, readonly number[]>();
  return {
    isOpen: (bundle, nowMs) => {
      const last = kills.get(keyOf(bundle)) ?? [];
      const newest = last.at(-1);
      return last.length >= most && newest !== undefined && nowMs - newest < openMs;
    },
    noteKill: (bundle, nowMs) => {
      const recent = (kills.get(keyOf(bundle)) ?? []).filter((at) => nowMs - at < withinMs);
      kills.set(keyOf(bundle), [...recent, nowMs].slice(-most));
    },
  };
};
