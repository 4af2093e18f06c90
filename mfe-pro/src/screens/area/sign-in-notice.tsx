import { Button, Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { UserIcon } from '@coinlane/shared-ui/icons';

import type { ProPage } from '../../domain/pro-page';
import { PhishingNotice } from './phishing-notice';
import styles from './area.module.css';

type Props = {
  readonly page: ProPage;
  readonly onSignIn: () => void;
  readonly onRegister: () => void;
};

/** Notice for signed-out users: purpose of the page, and a sign-in button. */
export const SignInNotice = ({ page, onSignIn, onRegister }: Props) => {
  const { t } = useTranslation('pro');
  return (
    <>
      <p className={styles.lead}>{t(`pages.${page}.about`)}</p>
      <div className={styles.notices}>
        <Card as="section" tone="deep" padding="large" className={styles.notice} aria-labelledby="pro-access">
          <UserIcon size="large" className={styles.mark} />
          <h2 id="pro-access" className={styles.subheading}>
            {t('signedOut.title')}
          </h2>
          <p>{t('signedOut.text')}</p>
          <div className={styles.actions}>
            <Button onClick={() => onSignIn()}>{t('signedOut.signIn')}</Button>
            <Button variant="secondary" onClick={() => onRegister()}>
              {t('signedOut.register')}
            </Button>
          </div>
          <p className={styles.without}>
            {t('withoutAccount')} <TextLink href="/exchange">{t('toExchange')}</TextLink>
          </p>
        </Card>
        <PhishingNotice />
      </div>
    </>
  );
};
