import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { listingModel } from '../../model/listing';
import styles from './failure.module.css';

const failureKey: Readonly<Record<ApiError['_tag'], string>> = {
  NetworkError: 'failure.offline',
  TimeoutError: 'failure.slow',
  HttpError: 'failure.refused',
  DecodeError: 'failure.unreadable',
  AbortedError: 'failure.offline',
};

type Props = { readonly error: ApiError; readonly isPending: boolean };

/** The list failed to load: the reason and a retry button. */
export const ListFailure = ({ error, isPending }: Props) => {
  const { t } = useTranslation('listing');
  const retry = useUnit(listingModel.retryRequested);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('failure.title')}
      action={
        <Button variant="secondary" isPending={isPending} pendingLabel={t('loading')} onClick={() => retry()}>
          {t('failure.retry')}
        </Button>
      }
    >
      {t(failureKey[error._tag])}
    </Alert>
  );
};

/** A page without any data. */
export const FailureScreen = (props: Props) => {
  const { t } = useTranslation('listing');
  return (
    <section className={styles.page}>
      <h1>{t('currencies.title')}</h1>
      <ListFailure {...props} />
    </section>
  );
};
