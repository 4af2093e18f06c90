import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Link } from '@coinlane/shared-ui/navigation';

import styles from './token-swap.module.css';

/** The way back to the table of pairs. */
export const BackToPairs = () => {
  const { t } = useTranslation('swap');
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.back}>
      <Link to="/swap">{t('allPairs')}</Link>
    </nav>
  );
};
