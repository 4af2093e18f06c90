import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Access } from '../../model/access';
import styles from './area.module.css';

type Props = { readonly access: Access; readonly exchangeHref: string };

const wordsOf: Readonly<Record<Access, string>> = { 'signed-out': 'signedOut', 'signed-in': 'signedIn' };

/** Why the page shows nothing of an account, and what works without one. */
export const AccessNotice = ({ access, exchangeHref }: Props) => {
  const { t } = useTranslation('pro');
  const words = wordsOf[access];
  return (
    <section className={styles.notice} aria-labelledby="pro-access">
      <h2 id="pro-access" className={styles.subheading}>
        {t(`${words}.title`)}
      </h2>
      <p role="status">{t(`${words}.text`)}</p>
      <p>{t('withoutAccount')}</p>
      <a className={styles.action} href={exchangeHref}>
        {t('toExchange')}
      </a>
    </section>
  );
};
