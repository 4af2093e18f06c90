import { useCallback, useEffect, useState } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { ScreenPart } from './screen-part';
import type { LoadScreenPart } from './screen-parts';

type Fetched =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Missing'; readonly isPending: boolean }
  | { readonly _tag: 'Here'; readonly part: ScreenPart };

type Turn = { readonly load: LoadScreenPart; readonly fetched: Fetched };

/** Code of a screen: loading, failed (with retry) or loaded. */
export const useScreenPart = (
  load: LoadScreenPart,
): { readonly fetched: Fetched; readonly retry: () => void } => {
  const { reportError } = useRemoteProps();
  const [turn, setTurn] = useState<Turn>({ load, fetched: { _tag: 'Loading' } });
  const ask = useCallback(() => {
    const conclude = (fetched: Fetched): void =>
      setTurn((current) =>
        current.load === load && current.fetched._tag !== 'Here' ? { load, fetched } : current,
      );
    load().then(
      (part) => conclude({ _tag: 'Here', part }),
      (error: unknown) => {
        reportError(error, { where: 'a screen of the pro area' });
        conclude({ _tag: 'Missing', isPending: false });
      },
    );
  }, [load, reportError]);
  useEffect(() => {
    // a screen that was hidden already has its code, and keeps its input
    setTurn((current) =>
      current.load === load && current.fetched._tag === 'Here'
        ? current
        : { load, fetched: { _tag: 'Loading' } },
    );
    ask();
  }, [load, ask]);
  const retry = useCallback(() => {
    setTurn({ load, fetched: { _tag: 'Missing', isPending: true } });
    ask();
  }, [load, ask]);
  return { fetched: turn.load === load ? turn.fetched : { _tag: 'Loading' }, retry };
};
