import * as t from 'io-ts';

import type { Rows } from './database/index.ts';

const MAX_OFFSET_MS = 10 * 365 * 86_400_000;

const OffsetRow = t.type({ clock_offset_ms: t.number }, 'OffsetRow');

/** Time of each test namespace: the real or a fixed time, plus an offset. */
export type Clock = {
  readonly nowIn: (namespace: string) => number;
  /** Advances the time of a namespace, up to ten years. Returns the new time. */
  readonly advance: (namespace: string, byMs: number) => number;
  /** Fixes the time of a namespace until null is set or the process restarts. Prices are then always the same. */
  readonly freeze: (namespace: string, atMs: number | null) => void;
};

/** Creates the clock. Offsets are stored with the orders, so that a restart does not reset the time. */
export const createClock = (rows: Rows, now: () => number): Clock => {
  const offsetOf = (namespace: string): number =>
    rows.first(OffsetRow, 'SELECT clock_offset_ms FROM namespaces WHERE name = ?', namespace)
      ?.clock_offset_ms ?? 0;
  const frozen = new Map<string, number>();
  const nowIn = (namespace: string): number => (frozen.get(namespace) ?? now()) + offsetOf(namespace);
  return {
    nowIn,
    freeze: (namespace, atMs) => {
      if (atMs === null) frozen.delete(namespace);
      else frozen.set(namespace, atMs);
    },
    advance: (namespace, byMs) => {
      const moved = Math.max(-MAX_OFFSET_MS, Math.min(MAX_OFFSET_MS, offsetOf(namespace) + Math.round(byMs)));
      rows.run(
        `INSERT INTO namespaces (name, clock_offset_ms) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET clock_offset_ms = excluded.clock_offset_ms`,
        namespace,
        moved,
      );
      return nowIn(namespace);
    },
  };
};
