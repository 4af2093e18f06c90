import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { clockModel } from '../model/clock';

const TICK_MS = 1000;

/** Tells the clock model the time each second, and whether anybody can see the page and it can ask anything. */
export const usePageClock = (): void => {
  const { serverNow } = useRemoteProps();
  const { ticked, presenceChanged } = useUnit({
    ticked: clockModel.ticked,
    presenceChanged: clockModel.presenceChanged,
  });
  useEffect(() => {
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
  }, [serverNow, ticked, presenceChanged]);
};
