import type { ReactNode } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import type { SkeletonShape } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Answer } from '../../domain/answer';
import { LoadFailure } from '../load-failure';

type Props<Value> = {
  readonly answer: Answer<Value>;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
  /** What stands in the place while it is asked for. */
  readonly shape?: SkeletonShape;
  readonly count?: number;
  readonly children: (value: Value) => ReactNode;
};

/** Something that is asked for: its place, why it could not be had, or what it is. */
export const AnswerView = <Value,>({
  answer,
  isAsking,
  onRetry,
  shape = 'row',
  count = 3,
  children,
}: Props<Value>) => {
  const { t } = useTranslation('pro');
  switch (answer._tag) {
    case 'Pending':
      return <Skeleton shape={shape} count={count} label={t('loading')} />;
    case 'Failed':
      return <LoadFailure problem={answer.problem} isPending={isAsking} onRetry={onRetry} />;
    case 'Ready':
      return (
        <>
          {answer.problem !== null && (
            <LoadFailure problem={answer.problem} isPending={isAsking} onRetry={onRetry} />
          )}
          {children(answer.value)}
        </>
      );
  }
};
