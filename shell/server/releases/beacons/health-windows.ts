import type { Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { Tally, withoutStarts } from './tally.ts';

const WINDOW_MS = 3000;
const HISTORY_MS = 600_000;
/** A page reports within 38 s each version that it loads or mounts. The end is reported up to two rounds later. */
const START_DUE_MS = 60_000;
/** Starts expire before their ends do, even if the clocks of servers differ by a minute. */
const START_OVER_MS = HISTORY_MS - START_DUE_MS;
/** Longer than any reader needs, even if clocks differ by a day. */
const KEPT_MS = 2 * 86_400_000;
const MAX_REMOVED_AT_ONCE = 50;

/** Reports of all servers in the last ten minutes, exchanged as create-only files in the store. */
export type HealthWindows = {
  /** Adds reports of this server. Rejects if the store is not writable. */
  readonly write: (tally: Tally, nowMs: number) => Promise<void>;
  /**
   * Reports of all servers in the last ten minutes, with the starts that should have ended. Rejects if the store
   * is not readable.
   */
  readonly read: (nowMs: number) => Promise<readonly Tally[]>;
};

const decoded = (bytes: Uint8Array | null): Tally => {
  if (bytes === null) return {};
  const tally = E.tryCatch((): unknown => JSON.parse(Buffer.from(bytes).toString('utf8')), String);
  const read = E.isRight(tally) ? Tally.decode(tally.right) : E.left([]);
  return E.isRight(read) ? read.right : {};
};

const startOf = (key: string): number => Number(key.split('/')[2] ?? 0) * WINDOW_MS;

/**
 * Stores reports in `health/<environment>/<window>/<server>-<number>.json`. Files never change, so each is read once.
 */
export const createHealthWindows = (store: Store, environment: string, server: string): HealthWindows => {
  const prefix = `health/${environment}/`;
  const known = new Map<string, Tally>();
  let written = 0;

  const tallyAt = async (key: string): Promise<Tally> => {
    const tally = known.get(key) ?? decoded(await store.read(key));
    known.set(key, tally);
    return tally;
  };
  const isOwn = (key: string): boolean => key.split('/')[3]?.startsWith(`${server}-`) === true;
  const isOver = (key: string, nowMs: number): boolean =>
    startOf(key) < nowMs - (isOwn(key) ? 2 * HISTORY_MS : KEPT_MS);

  return {
    write: async (tally, nowMs) => {
      written += 1;
      const key = `${prefix}${String(Math.floor(nowMs / WINDOW_MS))}/${server}-${String(written)}.json`;
      await store.createIfAbsent(key, Buffer.from(JSON.stringify(tally)));
    },
    read: async (nowMs) => {
      const keys = await store.list(prefix);
      const over = keys.filter((key) => isOver(key, nowMs)).slice(0, MAX_REMOVED_AT_ONCE);
      await Promise.all(over.map((key) => store.remove(key)));
      const recent = keys.filter((key) => Math.abs(nowMs - startOf(key)) <= HISTORY_MS);
      for (const key of known.keys()) if (!recent.includes(key)) known.delete(key);
      return Promise.all(
        recent.map(async (key) => {
          const ageMs = nowMs - startOf(key);
          const tally = await tallyAt(key);
          return ageMs >= START_DUE_MS && ageMs <= START_OVER_MS ? tally : withoutStarts(tally);
        }),
      );
    },
  };
};
