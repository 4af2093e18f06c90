import { useUnit } from 'effector-react';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { contentModel } from '../../model/content';
import styles from './status.module.css';

type Props = { readonly error: ApiError; readonly isPending: boolean };

/** The text failed to load: the reason and a retry button. */
export const FailureScreen = ({ error, isPending }: Props) => {
  const { t } = useTranslation('content');
  const retry = useUnit(contentModel.retryRequested);
  return (
    <section className={styles.page}>
      <h1>{t('failure.title')}</h1>
      <FailureAlert
        ns="content"
        title={t('failure.title')}
        failure={toCallFailure(error)}
        isRetrying={isPending}
        onRetry={() => retry()}
      />
    </section>
  );
};
