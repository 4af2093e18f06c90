import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import { useShell } from '../services';
import { RunningOrder } from './orders-link';
import styles from './phishing-warning.module.css';

/** Shows the official host name, so that users recognise a copy on another host, and the running order. */
export const PhishingWarning = () => {
  const { t } = useTranslation('shell');
  const { config } = useShell();
  return (
    <div className={styles.warning}>
      <div className={styles.strip}>
        <aside aria-label={t('chrome.phishing.label')}>
          <p className={styles.text}>
            <LockIcon size="small" />
            <span>
              <span className={styles.words}>{t('chrome.phishing.text')} </span>
              <strong className={styles.host}>{config.hostName}</strong>
            </span>
          </p>
        </aside>
        <RunningOrder className={styles.running} />
      </div>
    </div>
  );
};
