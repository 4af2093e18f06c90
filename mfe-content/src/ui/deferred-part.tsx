import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Alert, Button, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

type Part<PartProps> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly Part: ComponentType<PartProps> }
  | { readonly _tag: 'Failed' };

type Props<PartProps> = {
  readonly load: () => Promise<ComponentType<PartProps>>;
  /** Props of the part. */
  readonly partProps: PartProps;
  /** Class of the place while the part is loading. */
  readonly place?: string | undefined;
};

const LOADING = { _tag: 'Loading' } as const;

/** A part whose code loads after hydration. The server renders only its placeholder. `load` must be stable. */
export const DeferredPart = <PartProps extends object>({ load, partProps, place }: Props<PartProps>) => {
  const { t } = useTranslation('content');
  const [part, setPart] = useState<Part<PartProps>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    const show = (loaded: Part<PartProps>): void => {
      if (isMounted) setPart(loaded);
    };
    load().then(
      (Loaded) => show({ _tag: 'Loaded', Part: Loaded }),
      () => show({ _tag: 'Failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, attempt]);
  switch (part._tag) {
    case 'Loading':
      return (
        <div className={place}>
          <Skeleton shape="card" count={2} label={t('later.loading')} />
        </div>
      );
    case 'Loaded':
      return <part.Part {...partProps} />;
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
