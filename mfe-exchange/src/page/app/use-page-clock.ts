import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { clockModel } from '../model/clock';

const TICK_MS = 1000;

/**
 * Updates the clock model every second, and reports whether the page is visible and online. On a server-rendered page
 * it starts after all parts are hydrated, because an earlier refresh of an offer would cause a hydration mismatch.
 */
export const usePageClock = (isRunning = true): void => {
  const { serverNow } = useRemoteProps();
  const { ticked, presenceChanged } = useUnit({
    ticked: clockModel.ticked,
    presenceChanged: clockModel.presenceChanged,
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => {
      ticked(serverNow());
    };
    const notice = (): void => {
      presenceChanged({ isVisible: document.visibilityState !== 'hidden', isOnline: navigator.onLine });
      tick();
    };
    notice();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', notice);
    window.addEventListener('online', notice);
    window.addEventListener('offline', notice);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', notice);
      window.removeEventListener('online', notice);
      window.removeEventListener('offline', notice);
    };
  }, [isRunning, serverNow, ticked, presenceChanged]);
};
