import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import { useShell } from '../services';
import styles from './phishing-warning.module.css';

/** Shows the official host name of this site, so that a copy on another host is recognisable. */
export const PhishingWarning = () => {
  const { t } = useTranslation('shell');
  const { config } = useShell();
  return (
    <aside className={styles.warning} aria-label={t('chrome.phishing.label')}>
      <p className={styles.text}>
        <LockIcon size="small" />
        <span>
          {t('chrome.phishing.text')} <strong className={styles.host}>{config.hostName}</strong>
        </span>
      </p>
    </aside>
  );
};
