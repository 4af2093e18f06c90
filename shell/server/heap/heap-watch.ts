import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';

/** How much of the heap is in use, and what it may grow to; bytes. */
export type HeapUse = { readonly usedBytes: number; readonly limitBytes: number };

export type HeapWatchPorts = {
  readonly readHeap: () => HeapUse;
  /** Writes a snapshot and gives its name; throws where it cannot be written. */
  readonly dump: () => string;
  /** When a process of this data folder last wrote one, epoch milliseconds; null: none is there. */
  readonly lastDumpMs: () => number | null;
  readonly nowMs: () => number;
  readonly log: (facts: Readonly<Record<string, unknown>>, message: string) => void;
};

export type HeapWatch = {
  /** Looks once; what `start` does every ten seconds. */
  readonly look: () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

const LOOK_MS = 10_000;
/** A process that is started again and again must not fill the disk, nor stand still at each start. */
const REST_MS = 60 * 60 * 1000;
const PERCENT = 100;
const MEBIBYTE = 1024 * 1024;

const mebibytes = (bytes: number): number => Math.round(bytes / MEBIBYTE);

/** What V8 counts into its limit for young objects, three semi-spaces: the old ones, whose lack of room ends a process, never get it. */
const YOUNG_BYTES = 3 * 64 * MEBIBYTE;

/**
 * The old objects in the heap of the server's own thread, and how many there may be; the render threads have limits of
 * their own and are replaced.
 */
export const readHeap = (): HeapUse => {
  const { heap_size_limit: limit } = getHeapStatistics();
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => !name.startsWith('new_'));
  return {
    usedBytes: old.reduce((sum, { space_used_size: used }) => sum + used, 0),
    limitBytes: limit > YOUNG_BYTES ? limit - YOUNG_BYTES : limit,
  };
};

/**
 * Spec "Operations": a memory dump once the heap passes a share of its limit. One for each time it rises above, at most one an
 * hour; the line in the log says how much and where, and nothing of what is in it. `percent` 0: never.
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
      ports.log({ ...facts, dump: ports.dump() }, 'the heap has passed its threshold: a dump was written');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ports.log({ ...facts, reason }, 'the heap has passed its threshold: no dump could be written');
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
