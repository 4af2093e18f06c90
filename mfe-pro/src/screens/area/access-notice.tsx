import { ButtonLink, Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { UserIcon } from '@coinlane/shared-ui/icons';

import type { Access } from '../../model/access';
import styles from './area.module.css';

const wordsOf: Readonly<Record<Access, string>> = { 'signed-out': 'signedOut', 'signed-in': 'signedIn' };

/** Why the page shows nothing of an account, and what works without one. */
export const AccessNotice = ({ access }: { readonly access: Access }) => {
  const { t } = useTranslation('pro');
  const words = wordsOf[access];
  return (
    <Card as="section" tone="deep" padding="large" className={styles.notice} aria-labelledby="pro-access">
      <UserIcon size="large" className={styles.mark} />
      <h2 id="pro-access" className={styles.subheading}>
        {t(`${words}.title`)}
      </h2>
      <p role="status">{t(`${words}.text`)}</p>
      <p>{t('withoutAccount')}</p>
      <ButtonLink href="/exchange" className={styles.action}>
        {t('toExchange')}
      </ButtonLink>
    </Card>
  );
};
