import { useUnit } from 'effector-react';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import { LoadErrorAlert } from '@coinlane/shared-ui/failure';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { listingModel } from '../../model/listing';
import styles from './failure.module.css';

type Props = { readonly error: ApiError; readonly isPending: boolean };

/** Alert if the list failed to load, with the reason and a retry button. */
export const ListFailure = ({ error, isPending }: Props) => {
  const { t } = useTranslation('listing');
  const retry = useUnit(listingModel.retryRequested);
  return (
    <LoadErrorAlert
      ns="listing"
      title={t('failure.title')}
      error={error}
      isRetrying={isPending}
      onRetry={() => retry()}
    />
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
