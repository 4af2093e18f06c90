import { useTranslation } from '@coinlane/shared-ui/i18n';

import { BackToPairs } from './back-to-pairs';
import styles from './token-swap.module.css';

type Props = { readonly token: string; readonly exchangeHref: string };

/** A token with a page but without a pair: says so, and where it can be exchanged. */
export const PairlessTokenScreen = ({ token, exchangeHref }: Props) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <BackToPairs />
      <h1>{t('pairTitle', { token: token.toUpperCase() })}</h1>
      <p className={styles.lead}>{t('pairless', { token: token.toUpperCase() })}</p>
      <a className={styles.action} href={exchangeHref}>
        {t('exchangePair', { token: token.toUpperCase() })}
      </a>
    </section>
  );
};
