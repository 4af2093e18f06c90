import { nextTask } from './next-task';

/** Runs each, one after another, in a task of its own. Rejects with the first that does, and runs none after it. */
export const inTasks = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const part of parts) {
    await nextTask();
    await part();
  }
};
