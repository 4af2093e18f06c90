import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Alert, Button, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

type Part<Given> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly Part: ComponentType<Given> }
  | { readonly _tag: 'Failed' };

type Props<Given> = {
  readonly load: () => Promise<ComponentType<Given>>;
  /** What the part is told. */
  readonly given: Given;
};

const LOADING = { _tag: 'Loading' } as const;

/** A part whose code comes once the page is there; a server draws its place only. Give it the same `load` each time. */
export const DeferredPart = <Given extends object>({ load, given }: Props<Given>) => {
  const { t } = useTranslation('content');
  const [part, setPart] = useState<Part<Given>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: Part<Given>): void => {
      if (isWanted) setPart(loaded);
    };
    load().then(
      (Loaded) => show({ _tag: 'Loaded', Part: Loaded }),
      () => show({ _tag: 'Failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  switch (part._tag) {
    case 'Loading':
      return <Skeleton shape="card" count={2} label={t('later.loading')} />;
    case 'Loaded':
      return <part.Part {...given} />;
    case 'Failed':
      return (
        <Alert
          tone="warning"
          role="alert"
          title={t('later.failed')}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setPart(LOADING);
                setAttempt(attempt + 1);
              }}
            >
              {t('later.retry')}
            </Button>
          }
        />
      );
  }
};
