import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';

/** Heap usage and limit in bytes. */
export type HeapUse = { readonly usedBytes: number; readonly limitBytes: number };

export type HeapWatchPorts = {
  readonly readHeap: () => HeapUse;
  /** Writes a snapshot. Returns its name. Throws on failure. */
  readonly dump: () => string;
  /** Time of the last dump by any process with this data folder, in epoch milliseconds, or null. */
  readonly lastDumpMs: () => number | null;
  readonly nowMs: () => number;
  readonly log: (facts: Readonly<Record<string, unknown>>, message: string) => void;
};

export type HeapWatch = {
  /** Checks the heap once. `start` does this every ten seconds. */
  readonly look: () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

const LOOK_MS = 10_000;
/** Minimum time between dumps. A process that restarts repeatedly must not fill the disk or block at each start. */
const REST_MS = 60 * 60 * 1000;
const PERCENT = 100;
const MEBIBYTE = 1024 * 1024;

const mebibytes = (bytes: number): number => Math.round(bytes / MEBIBYTE);

/**
 * Size of the young generation: three semi-spaces. V8 includes it in the limit, but the old generation cannot use it.
 */
const YOUNG_BYTES = 3 * 64 * MEBIBYTE;

/** Usage and limit of the old generation of the main thread. Render threads have their own limits and are replaced. */
export const readHeap = (): HeapUse => {
  const { heap_size_limit: limit } = getHeapStatistics();
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => !name.startsWith('new_'));
  return {
    usedBytes: old.reduce((sum, { space_used_size: used }) => sum + used, 0),
    limitBytes: limit > YOUNG_BYTES ? limit - YOUNG_BYTES : limit,
  };
};

/**
 * Writes a heap dump when the heap exceeds a share of its limit (spec "Operations"): once each time it rises above
 * the share, and at most once per hour. The log contains size and path, but no data. `percent` 0: never.
 */
export const createHeapWatch = (percent: number, ports: HeapWatchPorts): HeapWatch => {
  let timer: NodeJS.Timeout | undefined;
  let wasAbove = false;
  let triedMs: number | null = null;

  const isRested = (nowMs: number): boolean => {
    const last = Math.max(triedMs ?? 0, ports.lastDumpMs() ?? 0);
    return nowMs - last >= REST_MS;
  };

  const dump = ({ usedBytes, limitBytes }: HeapUse): void => {
    const facts = { usedMebibytes: mebibytes(usedBytes), limitMebibytes: mebibytes(limitBytes), percent };
    triedMs = ports.nowMs();
    try {
      ports.log({ ...facts, dump: ports.dump() }, 'heap usage exceeded its threshold: dump written');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ports.log({ ...facts, reason }, 'heap usage exceeded its threshold: writing a dump failed');
    }
  };

  const look = (): void => {
    const use = ports.readHeap();
    const isAbove = use.usedBytes * PERCENT >= use.limitBytes * percent;
    const hasRisen = isAbove && !wasAbove;
    wasAbove = isAbove;
    if (hasRisen && isRested(ports.nowMs())) dump(use);
  };

  return {
    look,
    start: () => {
      if (percent > 0) timer ??= setInterval(look, LOOK_MS).unref();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
