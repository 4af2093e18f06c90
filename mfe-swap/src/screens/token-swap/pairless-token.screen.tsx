import { ButtonLink, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { SwapTrail } from './swap-trail';
import styles from './token-swap.module.css';

/** A token with a page but without a pair: an explanation, and a link to where it can be exchanged. */
export const PairlessTokenScreen = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <SwapTrail token={token} />
      <header className={styles.intro}>
        <h1>{t('pairTitle', { token: token.toUpperCase() })}</h1>
        <p className={styles.lead}>{t('pairless', { token: token.toUpperCase() })}</p>
      </header>
      <div className={styles.actions}>
        <ButtonLink href={`/exchange?from=${token}`}>
          {t('exchangePair', { token: token.toUpperCase() })}
        </ButtonLink>
        <TextLink href="/swap">{t('allPairs')}</TextLink>
      </div>
    </section>
  );
};
