import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

const failureKey: Readonly<Record<CallFailure['_tag'], string>> = {
  Offline: 'failure.offline',
  TimedOut: 'failure.slow',
  SignedOut: 'failure.signedOut',
  Missing: 'failure.missing',
  Conflict: 'problem.conflict',
  TooMany: 'failure.tooMany',
  Refused: 'failure.refused',
  Broken: 'failure.broken',
  Unreadable: 'failure.unreadable',
  Overtaken: 'failure.offline',
};

type Props = {
  readonly problem: CallFailure;
  readonly isPending: boolean;
  readonly onRetry: () => void;
};

/** Placeholder for data that failed to load: the reason, and a retry button. */
export const LoadFailure = ({ problem, isPending, onRetry }: Props) => {
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
      {t(failureKey[problem._tag])}
    </Alert>
  );
};
