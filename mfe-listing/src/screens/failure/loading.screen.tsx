import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './failure.module.css';

/** Spec §2 "Empty states": with no data and no search, a loader is shown. */
export const LoadingScreen = () => {
  const { t } = useTranslation('listing');
  return (
    <section className={styles.page} aria-busy="true">
      <h1>{t('currencies.title')}</h1>
      <Skeleton shape="row" count={10} label={t('loading')} />
    </section>
  );
};
