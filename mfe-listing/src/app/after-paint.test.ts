import { afterPaint } from './after-paint';

const frames: FrameRequestCallback[] = [];
/** Starts waiting. The returned function reports whether the wait is over after `ms`. */
const waiting = (): ((ms: number) => Promise<boolean>) => {
  let isOver = false;
  void afterPaint().then(() => {
    isOver = true;
  });
  return async (ms) => {
    await jest.advanceTimersByTimeAsync(ms);
    return isOver;
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('afterPaint', () => {
  it('resolves in the task after the next frame', async () => {
    const isOverAfter = waiting();
    expect(await isOverAfter(50)).toBe(false);

    for (const frame of frames) frame(0);
    expect(await isOverAfter(0)).toBe(true);
  });

  it('resolves on a hidden page too, which has no frames', async () => {
    const isOverAfter = waiting();
    expect(await isOverAfter(99)).toBe(false);
    expect(await isOverAfter(1)).toBe(true);
  });
});
