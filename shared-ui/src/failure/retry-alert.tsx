import { Alert } from '../components/alert';
import { Button } from '../components/button';
import type { Translate } from '@coinlane/shared-ui/i18n';

export type RetryAlertProps = {
  readonly t: Translate<'shared'>;
  /** Title that names the failed call. Null: the heading of the page does. */
  readonly title?: string | null | undefined;
  readonly reason: string;
  readonly tone?: 'warning' | 'danger' | undefined;
  /** Name of the retry button. Includes the call. */
  readonly retryLabel?: string | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Null: a retry cannot help. */
  readonly onRetry: (() => void) | null;
};

/** A failed call with its reason and a retry button. */
export const RetryAlert = (props: RetryAlertProps) => {
  const { t, reason, tone = 'danger', isRetrying = false, onRetry } = props;
  const { title = t('callFailure.title'), retryLabel = t('callFailure.retry') } = props;
  return (
    <Alert
      tone={tone}
      role="alert"
      title={title}
      action={
        onRetry !== null && (
          <Button
            variant="secondary"
            size="small"
            isPending={isRetrying}
            pendingLabel={t('callFailure.retrying')}
            onClick={() => onRetry()}
          >
            {retryLabel}
          </Button>
        )
      }
    >
      {reason}
    </Alert>
  );
};
