import { lazy, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Alert, Button } from '../components';
import { useRemoteProps } from '../remote';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is said where a part's code did not arrive. */
export type LazyPartWords = {
  readonly failed: string;
  readonly advice: string;
  readonly retry: string;
  readonly retrying: string;
};

/** A hook: the words of the remote whose part it is. */
type UseWords = () => LazyPartWords;

type MissingProps = {
  readonly useWords: UseWords;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
};

/** Says that a part's code did not arrive, and asks for it again. */
const MissingPart = ({ useWords, isAsking, onRetry }: MissingProps) => {
  const { failed, advice, retry, retrying } = useWords();
  return (
    <Alert
      tone="warning"
      role="alert"
      title={failed}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isAsking}
          pendingLabel={retrying}
          onClick={onRetry}
        >
          {retry}
        </Button>
      }
    >
      {advice}
    </Alert>
  );
};

/** In place of a part that could not be fetched: asks once more by itself, then says so and leaves it to the visitor. */
const standInFor = <Props extends object>(load: Load<Props>, useWords: UseWords) => {
  const StandIn = (props: Props) => {
    const { reportError } = useRemoteProps();
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [isAsking, setIsAsking] = useState(true);
    const ask = useCallback(() => {
      setIsAsking(true);
      load()
        .then(
          (loaded) => setPart(() => loaded),
          (error: unknown) => reportError(error, { where: 'a part that is loaded on demand' }),
        )
        .finally(() => setIsAsking(false));
    }, [reportError]);
    useEffect(ask, [ask]);
    if (Part !== null) return <Part {...props} />;
    return <MissingPart useWords={useWords} isAsking={isAsking} onRetry={ask} />;
  };
  return StandIn;
};

/**
 * Makes a remote's `lazyPart` from the hook that gives its words: a component in a chunk of its own, to be drawn inside a
 * `Suspense`. A chunk that does not come (lost, cut off, altered on its way) costs this part alone: it says so with
 * Retry, and what is typed around it stays (fault matrix F25).
 */
export const createLazyPart =
  (useWords: UseWords) =>
  <Props extends object>(load: Load<Props>) => {
    const StandIn = standInFor(load, useWords);
    return lazy(async () => ({ default: await load().catch(() => StandIn) }));
  };
