import { createHeapWatch } from './heap-watch.ts';

const HOUR_MS = 60 * 60 * 1000;

type Step = { readonly used: number; readonly atMs: number };

/** Checks a heap of 1000 MiB once per step. Returns the times of the dumps, and the log. */
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

describe('the heap watch (spec §9 "Operations": memory-dump threshold 80 %)', () => {
  it.each([
    { rule: 'below the threshold: none', steps: [at(0), at(799)], dumps: 0 },
    { rule: 'at the threshold: one', steps: [at(100), at(800)], dumps: 1 },
    { rule: 'above it from the first check: one', steps: [at(950)], dumps: 1 },
    {
      rule: 'one while it stays above',
      steps: [at(900), at(910, HOUR_MS), at(990, 9 * HOUR_MS)],
      dumps: 1,
    },
    {
      rule: 'above it again within an hour: no second one',
      steps: [at(900), at(100, 1), at(900, HOUR_MS - 1)],
      dumps: 1,
    },
    {
      rule: 'above it again after an hour: another one',
      steps: [at(900), at(100, 1), at(900, HOUR_MS)],
      dumps: 2,
    },
  ])('$rule', ({ steps, dumps }) => {
    expect(watching(steps).dumpedAt).toHaveLength(dumps);
  });

  it('accepts another threshold', () => {
    expect(watching([at(60)], { percent: 5 }).dumpedAt).toHaveLength(1);
  });

  it('writes none for a process that was restarted within an hour', () => {
    expect(watching([at(900)], { lastMs: START - HOUR_MS + 1 }).dumpedAt).toEqual([]);
    expect(watching([at(900)], { lastMs: START - HOUR_MS }).dumpedAt).toEqual([START]);
  });

  it('logs only the usage and the path of the dump', () => {
    expect(watching([at(900)]).logged).toEqual([
      [
        { usedMebibytes: 900, limitMebibytes: 1000, percent: 80, dump: 'heap-1.heapsnapshot' },
        'heap usage exceeded its threshold: dump written',
      ],
    ]);
  });

  it('reports a failed dump, and does not retry at every check', () => {
    const { logged } = watching([at(900), at(100, 1), at(900, 2), at(100, 3), at(900, HOUR_MS)], {
      fails: true,
    });
    expect(logged.map(([{ reason }]) => reason)).toEqual(Array(2).fill('ENOSPC: no space left on device'));
  });
});
