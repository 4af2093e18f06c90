import { useEffect } from 'react';

import type { Deed } from '../../domain/answer';

/** Tells the frame around a screen that a deed is done. */
export const useWhenDone = <Result>({ _tag }: Deed<Result>, tell: () => void): void => {
  useEffect(() => {
    if (_tag === 'Done') tell();
  }, [_tag, tell]);
};
