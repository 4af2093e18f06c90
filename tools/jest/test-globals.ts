import { ModernFakeTimers } from '@jest/fake-timers';
import { jestExpect } from '@jest/expect';
import type { Config } from '@jest/types';
import circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

export type Environment = 'node' | 'browser';

/** Timers that stay real: Node depends on them, and React's `act` on `setImmediate`, which browsers do not have. */
const REAL_TIMERS: Record<Environment, Config.FakeTimersConfig['doNotFake']> = {
  node: ['nextTick', 'hrtime'],
  browser: ['nextTick', 'hrtime', 'setImmediate', 'clearImmediate'],
};

type FakeTimersOptions = Exclude<Parameters<ModernFakeTimers['useFakeTimers']>[0], undefined>;

/** Adds Jest's globals to this process. Returns a function that ends fake timers and restores spied functions. */
export const installTestGlobals = (environment: Environment, config: Config.ProjectConfig): (() => void) => {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    clearAllMocks: () => {
      mocker.clearAllMocks();
    },
    restoreAllMocks: () => {
      mocker.restoreAllMocks();
    },
    useFakeTimers: (options: FakeTimersOptions = {}) => {
      timers.useFakeTimers({ doNotFake: REAL_TIMERS[environment] ?? [], ...options });
    },
    useRealTimers: () => {
      timers.useRealTimers();
    },
    setSystemTime: (now: number | Date) => {
      timers.setSystemTime(now);
    },
    advanceTimersByTime: (ms: number) => {
      timers.advanceTimersByTime(ms);
    },
    advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
    runAllTimers: () => {
      timers.runAllTimers();
    },
  };
  Object.assign(globalThis, circus, { jest, expect: jestExpect });
  return () => {
    timers.useRealTimers();
    mocker.restoreAllMocks();
  };
};
