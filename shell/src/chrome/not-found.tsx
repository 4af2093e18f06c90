import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';

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
      <EmptyState
        icon={<SearchIcon size="large" />}
        title={t('notFound.lead')}
        action={
          <ButtonLink href={joinLanguage(language, '/exchange')}>{t('notFound.toExchange')}</ButtonLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
};
