import { useTranslation } from '@coinlane/shared-ui/i18n';

import { AreaNavigation } from './area-navigation';
import styles from './area.module.css';

/** Page for an unknown path below `/pro`. */
export const NoSuchPage = () => {
  const { t } = useTranslation('pro');
  return (
    <section className={styles.page}>
      <h1 className={styles.heading}>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.text')}</p>
      <AreaNavigation current={null} />
    </section>
  );
};
