import { canRetry } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { failureText } from './failure-text';
import { RetryAlert } from './retry-alert';
import type { RetryAlertProps } from './retry-alert';

export type FailureAlertProps = Omit<RetryAlertProps, 't' | 'reason' | 'onRetry'> & {
  /** Namespace of the remote's texts. */
  readonly ns: string;

  readonly failure: CallFailure;
  /** Whether the page retries without the user. */
  readonly isAutomatic?: boolean;
  readonly onRetry: () => void;
};

/** A failed call next to its cause, with a retry button if a retry can help. */
export const FailureAlert = ({ ns, failure, isAutomatic = false, onRetry, ...rest }: FailureAlertProps) => {
  const { t, i18n } = useTranslation(ns);
  const words = { t, language: i18n.language };
  return (
    <RetryAlert
      {...rest}
      t={t}
      reason={failureText(words, failure, isAutomatic ? 'automatic' : 'none')}
      onRetry={canRetry(failure) ? onRetry : null}
    />
  );
};
