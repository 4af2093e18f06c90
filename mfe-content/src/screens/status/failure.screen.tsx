import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { contentModel } from '../../model/content';
import styles from './status.module.css';

const failureKey: Readonly<Record<ApiError['_tag'], string>> = {
  NetworkError: 'failure.offline',
  TimeoutError: 'failure.slow',
  HttpError: 'failure.refused',
  DecodeError: 'failure.unreadable',
  AbortedError: 'failure.offline',
};

type Props = { readonly error: ApiError; readonly isPending: boolean };

/** The text failed to load: the reason and a retry button. */
export const FailureScreen = ({ error, isPending }: Props) => {
  const { t } = useTranslation('content');
  const retry = useUnit(contentModel.retryRequested);
  return (
    <section className={styles.page}>
      <h1>{t('failure.title')}</h1>
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button
            variant="secondary"
            isPending={isPending}
            pendingLabel={t('loading')}
            onClick={() => retry()}
          >
            {t('failure.retry')}
          </Button>
        }
      >
        {t(failureKey[error._tag])}
      </Alert>
    </section>
  );
};
