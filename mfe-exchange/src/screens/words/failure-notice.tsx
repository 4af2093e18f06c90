import { Alert, Button } from '@coinlane/shared-ui/components';
import { canRetry } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { useWords } from './use-words';
import type { Words } from './use-words';

/** Text of a failure, one for each case. */
export const failureText = (t: Words['t'], failure: CallFailure): string => {
  if (failure._tag === 'TimedOut') return t('failure.TimedOut', { count: failure.seconds });
  if (failure._tag === 'TooMany') return t('failure.TooMany', { count: Math.ceil(failure.waitMs / 1000) });
  return t(`failure.${failure._tag}`);
};

type FailureNoticeProps = {
  /** Title of the notice: the call that failed. */
  readonly title: string;
  readonly failure: CallFailure;
  /** Name of the "Try again" button, with the call that it retries. */
  readonly retryLabel: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
};

/** A failed call next to its cause, with a retry button if a retry can help. */
export const FailureNotice = ({
  title,
  failure,
  retryLabel,
  isRetrying = false,
  onRetry,
}: FailureNoticeProps) => {
  const { t } = useWords();
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      action={
        canRetry(failure) && (
          <Button
            variant="secondary"
            size="small"
            isPending={isRetrying}
            pendingLabel={t('failure.retrying')}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        )
      }
    >
      {failureText(t, failure)}
    </Alert>
  );
};
