import { allSettled } from 'effector';

const STEP_MS = 100;

/** effector's `allSettled` under fake timers: advances the time until every delay of the model has passed. */
export const settleAll = (async (...args: Parameters<typeof allSettled>): Promise<unknown> => {
  const state = { isSettled: false };
  const settled: Promise<unknown> = allSettled(...args).finally(() => {
    state.isSettled = true;
  });
  while (!state.isSettled) await jest.advanceTimersByTimeAsync(STEP_MS);
  return settled;
}) as typeof allSettled;
