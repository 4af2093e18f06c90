import { lazy, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

type Load<Props> = () => Promise<ComponentType<Props>>;

type MissingProps = { readonly isAsking: boolean; readonly onRetry: () => void };

/** Says that a part's code did not arrive, and asks for it again. */
const MissingPart = ({ isAsking, onRetry }: MissingProps) => {
  const { t } = useTranslation('swap');
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('part.failed')}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isAsking}
          pendingLabel={t('part.retrying')}
          onClick={onRetry}
        >
          {t('part.retry')}
        </Button>
      }
    >
      {t('part.advice')}
    </Alert>
  );
};

/** In place of a part that could not be fetched: asks once more by itself, then says so and leaves it to the visitor. */
const standInFor = <Props extends object>(load: Load<Props>) => {
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
    return Part === null ? <MissingPart isAsking={isAsking} onRetry={ask} /> : <Part {...props} />;
  };
  return StandIn;
};

/**
 * A component in a chunk of its own, to be drawn inside a `Suspense`. A chunk that does not come (lost, cut off, altered
 * on its way) costs this part alone: it says so with Retry, and what is typed around it stays (fault matrix F25).
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => {
  const StandIn = standInFor(load);
  return lazy(async () => ({ default: await load().catch(() => StandIn) }));
};
