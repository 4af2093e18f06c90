import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Link } from '@coinlane/shared-ui/navigation';

import styles from './not-found.module.css';

/** No such token, or a swap that cannot be loaded (spec §2: "any load failure goes to /404"). */
export const NotFoundScreen = ({ supportEmail }: { readonly supportEmail: string }) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        {t('notFound.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <Link to="/swap">{t('allPairs')}</Link>
    </section>
  );
};
