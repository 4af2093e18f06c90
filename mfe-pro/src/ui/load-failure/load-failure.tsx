import type { ApiError } from '@coinlane/shared-contracts/errors';
import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

const failureKey: Readonly<Record<ApiError['_tag'], string>> = {
  NetworkError: 'failure.offline',
  TimeoutError: 'failure.slow',
  HttpError: 'failure.refused',
  DecodeError: 'failure.unreadable',
  AbortedError: 'failure.offline',
};

type Props = {
  readonly error: ApiError;
  readonly isPending: boolean;
  readonly onRetry: () => void;
};

/** In place of something that could not be loaded: why, and once more. */
export const LoadFailure = ({ error, isPending, onRetry }: Props) => {
  const { t } = useTranslation('pro');
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('failure.title')}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel={t('loading')}
          onClick={() => onRetry()}
        >
          {t('failure.retry')}
        </Button>
      }
    >
      {t(failureKey[error._tag])}
    </Alert>
  );
};
