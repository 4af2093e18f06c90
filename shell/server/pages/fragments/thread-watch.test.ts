import { createThreadWatch } from './thread-watch.ts';

describe('createThreadWatch: time in which an event loop is blocked', () => {
  it.each([
    { rule: 'a busy loop is counted in full', cpuMs: 1000, afterMs: 1000, stillMs: 1000 },
    {
      rule: 'a thread with a fifth of a processor is not mistaken for one',
      cpuMs: 200,
      afterMs: 1000,
      stillMs: 200,
    },
    {
      rule: 'a thread that waits and is blocked is detected later',
      cpuMs: 0,
      afterMs: 6000,
      stillMs: 1200,
    },
  ])('$rule', ({ cpuMs, afterMs, stillMs }) => {
    const watch = createThreadWatch();
    watch.begin(0);
    watch.stillMs(1, 500, 0);
    expect(watch.stillMs(1, 500 + cpuMs, afterMs)).toBe(stillMs);
  });

  it('starts again whenever the event loop runs', () => {
    const watch = createThreadWatch();
    watch.stillMs(1, 0, 0);
    expect(watch.stillMs(1, 900, 900)).toBe(900);
    expect(watch.stillMs(2, 1000, 1000)).toBe(0);
    expect(watch.stillMs(2, 1100, 1100)).toBe(100);
  });

  it('waits for a thread that is still starting', () => {
    const watch = createThreadWatch();
    expect(watch.stillMs(0, 0, 0)).toBe(0);
    expect(watch.stillMs(0, 3000, 9000)).toBe(0);
  });

  it('does not count time without jobs', () => {
    const watch = createThreadWatch();
    watch.stillMs(7, 100, 0);
    watch.begin(60_000);
    expect(watch.stillMs(7, 100, 60_100)).toBe(20);
  });
});
