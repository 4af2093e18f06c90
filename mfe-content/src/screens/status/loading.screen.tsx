import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './status.module.css';

/** Placeholder while a text loads. It has no heading, because the shell focuses the first heading that appears. */
export const LoadingScreen = () => {
  const { t } = useTranslation('content');
  return (
    <section className={styles.page} aria-busy="true">
      <Skeleton shape="row" count={6} label={t('loading')} />
    </section>
  );
};
