import { createHook, executionAsyncResource } from 'node:async_hooks';

/**
 * Tracks which job's code runs. Everything that a job starts (promises, timers, calls) has its ID. Calls `running`
 * whenever another job continues, so that the server can identify the job that blocked or ended the thread.
 * Returns the function that starts a job.
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
