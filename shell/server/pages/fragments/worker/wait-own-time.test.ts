import { waitOwnTime } from './wait-own-time.ts';

/** Time by the clock, ticks and processor time of one step of the wait. */
type Step = { readonly ms: number; readonly ticks: number; readonly cpuMs: number };

const IDLE: Step = { ms: 50, ticks: 1, cpuMs: 0 };

/** A clock with these steps, in turn. The last is repeated. */
const aClock = (...steps: readonly Step[]) => {
  let now = 0;
  let ticks = 7;
  let cpuMs = 900;
  let turns = 0;
  return {
    nowMs: () => now,
    progress: () => ({ ticks, cpuMs }),
    wait: (_ms: number, over: AbortSignal): Promise<void> => {
      over.throwIfAborted();
      const step = steps[Math.min(turns, steps.length - 1)] ?? IDLE;
      now += step.ms;
      ticks += step.ticks;
      cpuMs += step.cpuMs;
      turns += 1;
      return Promise.resolve();
    },
  };
};

const running = new AbortController().signal;
const LIMIT = { ownMs: 1000, dueAtMs: 15_000 };

describe('waitOwnTime', () => {
  it.each([
    { rule: 'is as long by the clock on an idle machine', steps: [IDLE], endedAtMs: 1000 },
    {
      rule: 'counts a tick once, however late the machine ran the thread',
      steps: [{ ...IDLE, ms: 600 }],
      endedAtMs: 12_000,
    },
    {
      rule: 'counts one long computation for another page as one tick',
      steps: [{ ms: 2000, ticks: 1, cpuMs: 2000 }, IDLE],
      endedAtMs: 2950,
    },
    {
      rule: 'does not count a time in which the server did not run',
      steps: [...Array.from({ length: 100 }, () => ({ ...IDLE, ticks: 0 })), IDLE],
      endedAtMs: 6000,
    },
    {
      rule: 'ends after five times as much processor time',
      steps: [{ ms: 400, ticks: 0, cpuMs: 400 }],
      endedAtMs: 5200,
    },
    {
      rule: 'ends when the visitor has waited for too long',
      steps: [{ ...IDLE, ticks: 0 }],
      endedAtMs: 15_000,
    },
  ])('$rule', async ({ steps, endedAtMs }) => {
    const clock = aClock(...steps);
    await waitOwnTime(LIMIT, running, clock);
    expect(clock.nowMs()).toBe(endedAtMs);
  });

  it('ends at once if the visitor waited too long for the thread', async () => {
    const clock = aClock(IDLE);
    await waitOwnTime({ ...LIMIT, dueAtMs: 0 }, running, clock);
    expect(clock.nowMs()).toBe(0);
  });

  it('rejects when the fragment answered first', async () => {
    const over = new AbortController();
    over.abort();
    await expect(waitOwnTime(LIMIT, over.signal, aClock(IDLE))).rejects.toThrow();
  });
});
