import { Button, Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import styles from './area.module.css';

/** Placeholder for a screen whose session has ended: the reason, and a note that no input is lost. */
export const SessionEnded = ({ onSignIn }: { readonly onSignIn: () => void }) => {
  const { t } = useTranslation('pro');
  return (
    <Card as="section" tone="deep" padding="large" className={styles.notice} aria-labelledby="pro-ended">
      <LockIcon size="large" className={styles.mark} />
      <h2 id="pro-ended" className={styles.subheading}>
        {t('sessionEnded.title')}
      </h2>
      <p role="alert" className={styles.measured}>
        {t('sessionEnded.text')}
      </p>
      <p className={styles.measured}>{t('sessionEnded.kept')}</p>
      <Button onClick={() => onSignIn()}>{t('signedOut.signIn')}</Button>
    </Card>
  );
};
