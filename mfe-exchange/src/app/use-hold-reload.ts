import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { $hasUnsavedWork } from '../model/unsaved-work';

/** While the form is half filled, a reload that the shell would offer waits. It may go ahead when the form is left. */
export const useHoldReload = (): void => {
  const { holdReload } = useRemoteProps();
  const isHeld = useUnit($hasUnsavedWork);
  useEffect(() => {
    if (!isHeld) return undefined;
    holdReload?.(true);
    return () => holdReload?.(false);
  }, [holdReload, isHeld]);
};
