import type { ExclusiveLock } from './refresh-barrier';

/** Lock between tabs (Web Locks). In browsers without support, tabs do not exclude each other. */
export const browserLock = (locks: Pick<LockManager, 'request'> | undefined): ExclusiveLock => {
  if (locks === undefined) return (work) => work();
  return async (work) => locks.request('coinlane-refresh', work);
};
