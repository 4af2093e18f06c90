import { CHECK_MS } from './worker-slot.ts';

/**
 * Checks the threads while there are jobs. Each check runs after the messages that have arrived: if this process
 * did not run for a while, the answers are among them.
 */
export const createWatchdog = (check: () => void, isIdle: () => boolean) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const checkNow = (): void => {
    if (isStopped) return;
    check();
    timer = isIdle() ? undefined : setTimeout(turn, CHECK_MS).unref();
  };
  const turn = (): void => {
    // with `unref` it would wait for the next event, which can be a second away
    setImmediate(checkNow);
  };
  return {
    wake: (): void => {
      timer ??= setTimeout(turn, CHECK_MS).unref();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
