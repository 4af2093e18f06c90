import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { $hasUnsavedWork } from '../model/unsaved-work';

/** Delays the shell's reload offer while the form is partly filled. */
export const useHoldReload = (): void => {
  const { holdReload } = useRemoteProps();
  const isHeld = useUnit($hasUnsavedWork);
  useEffect(() => {
    if (!isHeld) return undefined;
    holdReload?.(true);
    return () => holdReload?.(false);
  }, [holdReload, isHeld]);
};
