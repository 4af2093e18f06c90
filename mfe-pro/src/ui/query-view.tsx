import type { ReactNode } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import type { SkeletonShape } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { Query } from '@coinlane/shared-contracts/query';
import { FailureAlert } from '@coinlane/shared-ui/failure';

type Props<Value> = {
  readonly query: Query<Value>;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** Shape of the placeholder while loading. */
  readonly shape?: SkeletonShape;
  readonly count?: number;
  readonly children: (value: Value) => ReactNode;
};

/** View of a query: placeholder, failure or value. */
export const QueryView = <Value,>({
  query,
  isFetching,
  onRetry,
  shape = 'row',
  count = 3,
  children,
}: Props<Value>) => {
  const { t } = useTranslation('pro');
  switch (query._tag) {
    case 'Pending':
      return <Skeleton shape={shape} count={count} label={t('loading')} />;
    case 'Failed':
      return <FailureAlert ns="pro" failure={query.problem} isRetrying={isFetching} onRetry={onRetry} />;
    case 'Ready':
      return (
        <>
          {query.problem !== null && (
            <FailureAlert ns="pro" failure={query.problem} isRetrying={isFetching} onRetry={onRetry} />
          )}
          {children(query.value)}
        </>
      );
  }
};
