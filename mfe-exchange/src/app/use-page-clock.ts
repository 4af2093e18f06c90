import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { clockModel } from '../model/clock';

const TICK_MS = 1000;

/**
 * Tells the clock model the time each second, and whether anybody can see the page and it can ask anything. On a page of
 * the server it begins when all parts have come to life: an offer that is asked for again in between would differ from
 * what they were drawn with.
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
