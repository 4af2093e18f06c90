import { useCallback, useEffect, useState } from 'react';

import type { LoadFailure } from './load-failure';
import { whyChunkFailed } from './why-chunk-failed';

/** Part of the shell whose code loads on demand. */
export type ShellPart<A> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly part: A }
  | { readonly _tag: 'Failed'; readonly failure: LoadFailure; readonly retry: () => void };

type Settled<A> = Exclude<ShellPart<A>, { readonly _tag: 'Failed' }> | { readonly failure: LoadFailure };

const LOADING = { _tag: 'Loading' } as const;

const failureOf = async (thrown: unknown, name: string): Promise<LoadFailure> => ({
  kind: (await whyChunkFailed(thrown)) ?? 'evaluation',
  remote: 'shell',
  version: name,
  detail: String(thrown).slice(0, 500),
});

/**
 * Loads a part of the shell, with retry: React's `lazy` keeps a failure permanently. `load` must be stable. `name`
 * appears in e-mails to support.
 */
export const useShellPart = <A>(name: string, load: () => Promise<A>): ShellPart<A> => {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<A>>(LOADING);
  useEffect(() => {
    let isWanted = true;
    const settle = (found: Settled<A>): void => {
      if (isWanted) setSettled(found);
    };
    load().then(
      (part) => {
        settle({ _tag: 'Loaded', part });
      },
      (thrown: unknown) =>
        failureOf(thrown, name).then((failure) => {
          settle({ failure });
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, load, name]);
  const retry = useCallback(() => {
    setSettled(LOADING);
    setAttempt((before) => before + 1);
  }, []);
  return 'failure' in settled ? { _tag: 'Failed', failure: settled.failure, retry } : settled;
};
