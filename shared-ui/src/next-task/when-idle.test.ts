import { whenIdle } from './index';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('whenIdle', () => {
  it('waits until the browser is idle, up to a limit', async () => {
    const asked: [() => void, unknown][] = [];
    Reflect.set(globalThis, 'requestIdleCallback', (run: () => void, by: unknown) => asked.push([run, by]));
    const done = jest.fn();
    const idle = whenIdle(300).then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    expect(asked.map(([, by]) => by)).toEqual([{ timeout: 300 }]);
    asked[0]?.[0]();
    await idle;
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('waits for the full limit without idle callbacks', async () => {
    jest.useFakeTimers();
    const done = jest.fn();
    void whenIdle(300).then(done);
    await jest.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
