import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './failure.module.css';

/** Spec §2 "Empty states": with no data, a loader is shown. It has no heading: the shell leads to the first that appears. */
export const LoadingScreen = () => {
  const { t } = useTranslation('listing');
  return (
    <section className={styles.page} aria-busy="true">
      <Skeleton shape="row" count={10} label={t('loading')} />
    </section>
  );
};
