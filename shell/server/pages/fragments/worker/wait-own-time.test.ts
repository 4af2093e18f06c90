import { waitOwnTime } from './wait-own-time.ts';

/** A clock on which each wait takes so many times as long as requested. Records the time when it ended. */
const aClock = (slowness: (turn: number) => number) => {
  let nowMs = 0;
  let turns = 0;
  return {
    nowMs: () => nowMs,
    wait: (ms: number, over: AbortSignal): Promise<void> => {
      over.throwIfAborted();
      nowMs += ms * slowness(turns);
      turns += 1;
      return Promise.resolve();
    },
  };
};

const running = new AbortController().signal;

describe('waitOwnTime', () => {
  it.each([
    { rule: 'is as long by the clock on an idle thread', slowness: () => 1, endedAtMs: 1000 },
    { rule: 'counts a step once, however long it took', slowness: () => 3, endedAtMs: 3000 },
    {
      rule: 'counts one long computation as one step',
      slowness: (turn: number) => (turn === 0 ? 40 : 1),
      endedAtMs: 2950,
    },
    { rule: 'ends after five times the limit by the clock', slowness: () => 20, endedAtMs: 5000 },
  ])('$rule', async ({ slowness, endedAtMs }) => {
    const clock = aClock(slowness);
    await waitOwnTime(1000, running, clock);
    expect(clock.nowMs()).toBe(endedAtMs);
  });

  it('waits for the rest of a limit that is not a multiple of a step', async () => {
    const clock = aClock(() => 1);
    await waitOwnTime(120, running, clock);
    expect(clock.nowMs()).toBe(120);
  });

  it('rejects when the fragment answered first', async () => {
    const over = new AbortController();
    over.abort();
    await expect(waitOwnTime(1000, over.signal)).rejects.toThrow();
  });
});
