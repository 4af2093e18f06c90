import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './area.module.css';

const PROMISES = ['seed', 'payment', 'remote', 'documents'] as const;

/** What this area will not ask for, so that a visitor can tell a forgery by it. */
export const NeverAsked = () => {
  const { t } = useTranslation('pro');
  return (
    <section aria-labelledby="pro-never-asked">
      <h2 id="pro-never-asked" className={styles.subheading}>
        {t('never.title')}
      </h2>
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>{t(`never.${promise}`)}</li>
        ))}
      </ul>
    </section>
  );
};
