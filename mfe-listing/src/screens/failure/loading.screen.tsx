import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './failure.module.css';

/** Loader of spec §2 "Empty states". It has no heading, because the shell focuses the first heading that appears. */
export const LoadingScreen = () => {
  const { t } = useTranslation('listing');
  return (
    <section className={styles.page} aria-busy="true">
      <Skeleton shape="row" count={10} label={t('loading')} />
    </section>
  );
};
