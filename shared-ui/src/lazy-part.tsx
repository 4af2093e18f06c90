import { lazy, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Alert, Button } from './components';
import { useRemoteProps } from './remote';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Texts of a part whose code failed to load. */
export type LazyPartWords = {
  readonly failed: string;
  readonly advice?: string;
  readonly retry: string;
  readonly retrying: string;
};

/** Hook that returns the texts of a remote. */
type UseWords = () => LazyPartWords;

type MissingProps = {
  readonly useWords: UseWords;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
};

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

/** Fallback for a part that failed to load. Retries once automatically, then shows an error with a retry button. */
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
 * Creates a remote's `lazyPart` from a hook for its texts: a component in its own chunk, rendered inside a
 * `Suspense`. If the chunk is lost, truncated or modified, only this part shows an error with Retry. Typed text
 * around it is kept (fault matrix F25).
 */
export const createLazyPart =
  (useWords: UseWords) =>
  <Props extends object>(load: Load<Props>) => {
    const StandIn = standInFor(load, useWords);
    return lazy(async () => ({ default: await load().catch(() => StandIn) }));
  };
