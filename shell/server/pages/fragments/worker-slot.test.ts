import { aConfinedJob, someBundles } from './confined.fixture.ts';
import { judgeSlot } from './judge-slot.rule.ts';
import { createWorkerSlot } from './worker-slot.ts';

/** Change of a thread between two checks, which are 100 ms apart. */
type Step = {
  readonly turns?: number;
  readonly ticks?: number;
  readonly cpuMs?: number;
  readonly isWaiting?: boolean;
};

const { bundleOf } = someBundles({ shell: '' });
const order = { id: 1, job: aConfinedJob({ remote: null, chrome: bundleOf('shell') }) };

/** A slot over a thread whose counters a test sets. */
const aSlot = (isStarted = true) => {
  const now = { turns: isStarted ? 1 : 0, ticks: 0, turnedAtCpuMs: 0, cpuMs: 0, isWaiting: false };
  const slot = createWorkerSlot({
    send: () => undefined,
    progress: () => ({ turns: now.turns, ticks: now.ticks, cpuMs: now.turnedAtCpuMs }),
    cpuMs: () => now.cpuMs,
    isWaiting: () => now.isWaiting,
    currentJob: () => 1,
    stop: () => Promise.resolve(),
  });
  const step = ({ turns = 0, ticks = 0, cpuMs = 0, isWaiting = false }: Step): void => {
    now.turns += turns;
    now.ticks += ticks;
    now.cpuMs += cpuMs;
    now.isWaiting = isWaiting;
    if (turns > 0) now.turnedAtCpuMs = now.cpuMs;
  };
  return { slot, step };
};

describe('createWorkerSlot: which threads are stuck (fault matrix S01)', () => {
  /** Seconds until the thread counts as stuck. Null: it is not within 50 s. */
  const stuckAfterSeconds = (steps: readonly Step[], isStarted = true): number | null => {
    const { slot, step } = aSlot(isStarted);
    slot.take(order);
    for (let check = 1; check <= 500; check += 1) {
      step(steps[check % steps.length] ?? {});
      if (judgeSlot(slot.check(), 1000) === 'stuck') return check / 10;
    }
    return null;
  };

  it.each<{ thread: string; steps: readonly Step[]; isStarted?: boolean; seconds: number | null }>([
    { thread: 'a busy loop', steps: [{ cpuMs: 100 }], seconds: 1.3 },
    { thread: 'a busy loop with a tenth of a processor', steps: [{ cpuMs: 10 }], seconds: 12.1 },
    { thread: 'one that never answers', steps: [{ turns: 2, ticks: 2, cpuMs: 0.1 }], seconds: 2.6 },
    {
      thread: 'one that computes in pieces and never answers',
      steps: [{ turns: 1, cpuMs: 100 }],
      seconds: 2.6,
    },
    { thread: 'one that is blocked without a processor', steps: [{ cpuMs: 0.05 }], seconds: 6.2 },
    // healthy ones
    {
      thread: 'one that a busy machine runs ten milliseconds per second',
      steps: [{ cpuMs: 10, turns: 1, ticks: 1 }, ...Array.from({ length: 9 }, () => ({}))],
      seconds: null,
    },
    {
      thread: 'one in a long render with two hundredths of a processor',
      steps: [{ cpuMs: 2 }],
      seconds: null,
    },
    {
      thread: 'one that waits for the code of a bundle',
      steps: [{ turns: 2, ticks: 2, isWaiting: true }],
      seconds: null,
    },
    { thread: 'one that is still starting', steps: [{ cpuMs: 10 }], isStarted: false, seconds: null },
  ])('$thread', ({ steps, isStarted, seconds }) => {
    expect(stuckAfterSeconds(steps, isStarted)).toBe(seconds);
  });

  it('gives up a job after a minute, however the thread hangs', () => {
    const { slot } = aSlot(false);
    slot.take(order);
    const judgements = Array.from({ length: 601 }, () => judgeSlot(slot.check(), 1000));
    expect([judgements.indexOf('stuck'), judgements.length]).toEqual([600, 601]);
  });

  it('gives new jobs to other threads before it is stuck', () => {
    const { slot, step } = aSlot();
    slot.take(order);
    const judgements = Array.from({ length: 13 }, () => {
      step({ cpuMs: 100 });
      return judgeSlot(slot.check(), 1000);
    });
    expect([judgements.indexOf('unresponsive'), judgements.indexOf('stuck')]).toEqual([4, 12]);
  });
});

describe('createWorkerSlot: time without an answer', () => {
  it('does not count its start', () => {
    const { slot, step } = aSlot(false);
    slot.take(order);
    step({ cpuMs: 900 });
    expect(slot.check().silentMs).toBe(0);
    step({ turns: 1 });
    slot.check();
    step({ turns: 2, ticks: 2 });
    expect(slot.check()).toMatchObject({ silentMs: 100, oldestMs: 100 });
  });

  it('counts from its last answer', () => {
    const { slot, step } = aSlot();
    slot.take(order);
    slot.take({ ...order, id: 2 });
    step({ turns: 10, ticks: 10 });
    slot.drop(1);
    step({ turns: 6, ticks: 6 });
    expect(slot.check()).toMatchObject({ silentMs: 300, oldestMs: 800 });
  });
});
