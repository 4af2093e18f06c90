import { createHook, executionAsyncResource } from 'node:async_hooks';

/**
 * Knows whose code runs: whatever a job starts (promises, timers, calls) carries its id. `running` is told each time
 * another job goes on, so that the server can say which one blocked or ended the thread. Gives the function that
 * starts a job.
 */
export const attributeJobs = (running: (id: number) => void): ((id: number) => void) => {
  const owners = new WeakMap<object, number>();
  let current = 0;
  const goOn = (id: number): void => {
    current = id;
    running(id);
  };
  createHook({
    init: (_asyncId, _type, _triggerAsyncId, resource) => {
      if (current !== 0) owners.set(resource, current);
    },
    before: () => goOn(owners.get(executionAsyncResource()) ?? 0),
  }).enable();
  return goOn;
};
