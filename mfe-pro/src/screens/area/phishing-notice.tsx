import { Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ShieldCheckIcon } from '@coinlane/shared-ui/icons';

import styles from './area.module.css';

const PROMISES = ['seed', 'payment', 'remote', 'documents'] as const;

/** List of what this area never asks for, so that users recognise a fake. */
export const PhishingNotice = () => {
  const { t } = useTranslation('pro');
  return (
    <Card as="section" padding="large" className={styles.notice} aria-labelledby="pro-phishing-notice">
      <ShieldCheckIcon size="large" className={styles.mark} />
      <h2 id="pro-phishing-notice" className={styles.subheading}>
        {t('never.title')}
      </h2>
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>{t(`never.${promise}`)}</li>
        ))}
      </ul>
    </Card>
  );
};
