import { useUnit } from 'effector-react';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import { LoadErrorAlert } from '@coinlane/shared-ui/failure';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { contentModel } from '../../model/content';
import styles from './status.module.css';

type Props = { readonly error: ApiError; readonly isPending: boolean };

/** Alert that the text failed to load, with the reason and a retry button. */
export const FailureScreen = ({ error, isPending }: Props) => {
  const { t } = useTranslation('content');
  const retry = useUnit(contentModel.retryRequested);
  return (
    <section className={styles.page}>
      <h1>{t('failure.title')}</h1>
      <LoadErrorAlert
        ns="content"
        title={null}
        error={error}
        isRetrying={isPending}
        onRetry={() => retry()}
      />
    </section>
  );
};
