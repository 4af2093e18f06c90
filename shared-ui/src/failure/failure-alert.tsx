import { canRetry } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { failureText } from './failure-text';

export type FailureAlertProps = {
  /** Namespace of the remote's texts. */
  readonly ns: string;
  readonly failure: CallFailure;
  /** The call that failed. */
  readonly title?: string;
  readonly tone?: 'warning' | 'danger';
  /** Name of the retry button, with the call that it retries. */
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Whether the page retries without the user. */
  readonly isAutomatic?: boolean;
  readonly onRetry: () => void;
};

/** A failed call next to its cause, with a retry button if a retry can help. */
export const FailureAlert = (props: FailureAlertProps) => {
  const { ns, failure, tone = 'danger', isRetrying = false, isAutomatic = false, onRetry } = props;
  const { t, i18n } = useTranslation(ns);
  const { title = t('callFailure.title'), retryLabel = t('callFailure.retry') } = props;
  return (
    <Alert
      tone={tone}
      role="alert"
      title={title}
      action={
        canRetry(failure) && (
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
      {failureText({ t, language: i18n.language }, failure, isAutomatic ? 'automatic' : 'none')}
    </Alert>
  );
};
