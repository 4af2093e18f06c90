import type { ApiError } from '@coinlane/shared-contracts/errors';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { RetryAlert } from './retry-alert';
import type { RetryAlertProps } from './retry-alert';

const KEYS = {
  NetworkError: 'callFailure.Offline',
  TimeoutError: 'callFailure.TimedOut',
  HttpError: 'callFailure.Broken',
  DecodeError: 'callFailure.Unreadable',
  AbortedError: 'callFailure.Overtaken',
} as const satisfies Readonly<Record<ApiError['_tag'], string>>;

type Props = Omit<RetryAlertProps, 't' | 'reason'> & {
  /** Namespace of the remote's texts. */
  readonly ns: string;
  readonly error: ApiError;
};

/** Alert for public data that failed to load. Smaller than `FailureAlert`, which also distinguishes refusals. */
export const LoadErrorAlert = ({ ns, error, ...rest }: Props) => {
  const { t } = useTranslation(ns);
  const time = error._tag === 'TimeoutError' ? `${String(error.afterMs / 1000)} s` : '';
  return <RetryAlert {...rest} t={t} reason={t(KEYS[error._tag], { time })} />;
};
