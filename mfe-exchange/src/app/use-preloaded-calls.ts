import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { preloadCalls } from './call-handlers';

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** Preloads the calls after the first interaction, or immediately without a server-rendered state. */
export const usePreloadedCalls = (): void => {
  const { fragment } = useRemoteProps();
  const isFilled = fragment !== undefined;
  useEffect(() => {
    if (!isFilled) preloadCalls();
    for (const sign of FIRST_SIGNS)
      document.addEventListener(sign, preloadCalls, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_SIGNS) document.removeEventListener(sign, preloadCalls);
    };
  }, [isFilled]);
};
