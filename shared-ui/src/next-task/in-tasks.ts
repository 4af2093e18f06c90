import { nextTask } from './next-task';

/** Runs functions one after another, each in its own task. Stops and rejects at the first failure. */
export const inTasks = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const part of parts) {
    await nextTask();
    await part();
  }
};
