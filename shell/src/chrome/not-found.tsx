import { ButtonLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { joinLanguage } from '../routing';
import { useShell } from '../services';
import styles from './not-found.module.css';

/** Not-found page for /404 and unknown paths (spec §2 "Fallbacks"). */
export const NotFound = () => {
  const { t } = useTranslation('shell');
  const { language } = useShell();
  return (
    <div className={styles.notFound}>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.lead')}</p>
      <p>{t('notFound.text')}</p>
      <ButtonLink href={joinLanguage(language, '/exchange')}>{t('notFound.toExchange')}</ButtonLink>
    </div>
  );
};
