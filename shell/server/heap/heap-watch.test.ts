import { createHeapWatch } from './heap-watch.ts';

const HOUR_MS = 60 * 60 * 1000;

type Step = { readonly used: number; readonly atMs: number };

/** Looks once a step at a heap of 1000 MiB; gives the times of the dumps, and what was logged. */
const watching = (
  steps: readonly Step[],
  { percent = 80, lastMs = null as number | null, fails = false } = {},
) => {
  const dumpedAt: number[] = [];
  const logged: [Readonly<Record<string, unknown>>, string][] = [];
  let now: Step = { used: 0, atMs: 0 };
  const watch = createHeapWatch(percent, {
    readHeap: () => ({ usedBytes: now.used * 1024 * 1024, limitBytes: 1000 * 1024 * 1024 }),
    dump: () => {
      if (fails) throw new Error('ENOSPC: no space left on device');
      dumpedAt.push(now.atMs);
      return 'heap-1.heapsnapshot';
    },
    lastDumpMs: () => dumpedAt.at(-1) ?? lastMs,
    nowMs: () => now.atMs,
    log: (facts, message) => logged.push([facts, message]),
  });
  for (const step of steps) {
    now = step;
    watch.look();
  }
  return { dumpedAt, logged };
};

const START = 10 * HOUR_MS;
const at = (used: number, sinceMs = 0): Step => ({ used, atMs: START + sinceMs });

describe('the watch over the heap (spec §9 "Operations": memory-dump threshold 80 %)', () => {
  it.each([
    { rule: 'below the threshold: none', steps: [at(0), at(799)], dumps: 0 },
    { rule: 'at the threshold: one', steps: [at(100), at(800)], dumps: 1 },
    { rule: 'above it from the first look on: one', steps: [at(950)], dumps: 1 },
    {
      rule: 'one for as long as it stays above',
      steps: [at(900), at(910, HOUR_MS), at(990, 9 * HOUR_MS)],
      dumps: 1,
    },
    {
      rule: 'risen again within the hour: no second one',
      steps: [at(900), at(100, 1), at(900, HOUR_MS - 1)],
      dumps: 1,
    },
    {
      rule: 'risen again after an hour: another one',
      steps: [at(900), at(100, 1), at(900, HOUR_MS)],
      dumps: 2,
    },
  ])('$rule', ({ steps, dumps }) => {
    expect(watching(steps).dumpedAt).toHaveLength(dumps);
  });

  it('is told another threshold', () => {
    expect(watching([at(60)], { percent: 5 }).dumpedAt).toHaveLength(1);
  });

  it('writes none for a process that was started again within the hour', () => {
    expect(watching([at(900)], { lastMs: START - HOUR_MS + 1 }).dumpedAt).toEqual([]);
    expect(watching([at(900)], { lastMs: START - HOUR_MS }).dumpedAt).toEqual([START]);
  });

  it('logs how much is in use and where the dump is, and nothing else', () => {
    expect(watching([at(900)]).logged).toEqual([
      [
        { usedMebibytes: 900, limitMebibytes: 1000, percent: 80, dump: 'heap-1.heapsnapshot' },
        'the heap has passed its threshold: a dump was written',
      ],
    ]);
  });

  it('says so where none can be written, and does not try at every look', () => {
    const { logged } = watching([at(900), at(100, 1), at(900, 2), at(100, 3), at(900, HOUR_MS)], {
      fails: true,
    });
    expect(logged.map(([{ reason }]) => reason)).toEqual(Array(2).fill('ENOSPC: no space left on device'));
  });
});
