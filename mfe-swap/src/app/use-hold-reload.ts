import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { stepperModel } from '../model/stepper';

/** Delays a reload of the shell while a form has input. */
export const useHoldReload = (): void => {
  const { holdReload } = useRemoteProps();
  const isHeld = useUnit(stepperModel.$hasUnsavedWork);
  useEffect(() => {
    if (!isHeld) return undefined;
    holdReload?.(true);
    return () => holdReload?.(false);
  }, [holdReload, isHeld]);
};
