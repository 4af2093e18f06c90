import { useEffect } from 'react';

import type { Mutation } from '@coinlane/shared-contracts/query';

/** Notifies the parent when a mutation is done. */
export const useWhenDone = <Result>({ _tag }: Mutation<Result>, tell: () => void): void => {
  useEffect(() => {
    if (_tag === 'Done') tell();
  }, [_tag, tell]);
};
