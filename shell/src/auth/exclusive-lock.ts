import type { ExclusiveLock } from './refresh-barrier';

/** The browser's own lock between tabs; where there is none, each tab is on its own. */
export const browserLock = (locks: Pick<LockManager, 'request'> | undefined): ExclusiveLock => {
  if (locks === undefined) return (work) => work();
  return async (work) => locks.request('coinlane-refresh', work);
};
