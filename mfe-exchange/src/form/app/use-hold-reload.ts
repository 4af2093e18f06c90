import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { $hasUnsavedWork } from '../model/unsaved-work';

/** Holds back the shell's reload offer while the form is partly filled. Releases it when the user leaves the form. */
export const useHoldReload = (): void => {
  const { holdReload } = useRemoteProps();
  const isHeld = useUnit($hasUnsavedWork);
  useEffect(() => {
    if (!isHeld) return undefined;
    holdReload?.(true);
    return () => holdReload?.(false);
  }, [holdReload, isHeld]);
};
