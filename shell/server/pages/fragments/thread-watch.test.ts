import { createThreadWatch } from './thread-watch.ts';

describe('createThreadWatch: time in which an event loop is blocked', () => {
  /** A thread whose counters a test sets. */
  const aThread = (turns: number) => {
    const now = { turns, ticks: 0, turnedAtCpuMs: 500, cpuMs: 500 };
    const watch = createThreadWatch({
      progress: () => ({ turns: now.turns, ticks: now.ticks, cpuMs: now.turnedAtCpuMs }),
      cpuMs: () => now.cpuMs,
    });
    return { now, watch };
  };

  it.each([
    { rule: 'a busy loop is counted in full', cpuPerCheckMs: 100, checks: 10, stillMs: 1000 },
    { rule: 'a thread with a fifth of a processor', cpuPerCheckMs: 20, checks: 10, stillMs: 200 },
    { rule: 'a thread with a hundredth, for half a minute', cpuPerCheckMs: 1, checks: 300, stillMs: 300 },
    { rule: 'a blocked thread is detected later', cpuPerCheckMs: 0, checks: 60, stillMs: 1200 },
    { rule: 'a blocked one that measures itself', cpuPerCheckMs: 0.05, checks: 60, stillMs: 1200 },
  ])('$rule', ({ cpuPerCheckMs, checks, stillMs }) => {
    const { now, watch } = aThread(1);
    watch.stillMs(0);
    let last = 0;
    for (let check = 1; check <= checks; check += 1) {
      now.cpuMs += cpuPerCheckMs;
      last = watch.stillMs(check * 100);
    }
    expect(last).toBeCloseTo(stillMs);
  });

  it('starts again whenever the event loop runs', () => {
    const { now, watch } = aThread(1);
    watch.stillMs(0);
    now.cpuMs += 900;
    expect(watch.stillMs(900)).toBe(900);
    Object.assign(now, { turns: 2, turnedAtCpuMs: 1450, cpuMs: 1450 });
    expect(watch.stillMs(1000)).toBe(0);
    now.cpuMs += 100;
    expect(watch.stillMs(1100)).toBe(100);
  });

  it('waits for a thread that is still starting', () => {
    const { now, watch } = aThread(0);
    expect(watch.stillMs(0)).toBe(0);
    now.cpuMs = 3000;
    expect(watch.stillMs(9000)).toBe(0);
  });

  it('does not count time without jobs, and the processor time that a turn an hour ago did not know', () => {
    const { now, watch } = aThread(7);
    watch.stillMs(0);
    watch.begin(3_600_000);
    Object.assign(now, { turns: 72_000, turnedAtCpuMs: 4000 });
    expect(watch.stillMs(3_600_100)).toBe(0);
    now.cpuMs = 4100;
    expect(watch.stillMs(3_600_200)).toBe(100);
  });
});
