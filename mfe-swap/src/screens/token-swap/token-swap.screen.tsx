import type { ReactNode } from 'react';

import { ButtonLink, Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { exchangePathOf } from '../../domain/pair-limits';
import type { TokenSwapPair } from '../../domain/pair-limits';
import { hasExtraId } from '../../domain/token';
import { Limit, VariantName } from '../../ui/pair-facts';
import { Stepper } from '../stepper';
import { SwapTrail } from './swap-trail';
import styles from './token-swap.module.css';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const PairFacts = ({ pair }: { readonly pair: TokenSwapPair }) => {
  const { t } = useTranslation('swap');
  return (
    <dl className={styles.facts}>
      <Fact name={t('columns.from')}>
        <VariantName variant={pair.from} />
      </Fact>
      <Fact name={t('columns.to')}>
        <VariantName variant={pair.to} />
      </Fact>
      <Fact name={t('columns.min')}>
        <Limit amount={pair.min} token={pair.token} />
      </Fact>
      <Fact name={t('columns.max')}>
        <Limit amount={pair.max} token={pair.token} />
      </Fact>
      <Fact name={t('columns.reverse')}>{t(pair.isReversible ? 'bothWaysLong' : 'oneWayLong')}</Fact>
      <Fact name={t('extraId.name')}>{t(hasExtraId(pair.to) ? 'extraId.needed' : 'extraId.none')}</Fact>
    </dl>
  );
};

/** One pair of the legacy swap: networks, limits and directions (spec §9 "Token swap limits"). */
export const TokenSwapScreen = ({ pair }: { readonly pair: TokenSwapPair }) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <SwapTrail token={pair.token} />
      <header className={styles.intro}>
        <h1>{t('pairTitle', { token: pair.token.toUpperCase() })}</h1>
        <p className={styles.lead}>{t('pairAbout', { token: pair.token.toUpperCase() })}</p>
      </header>
      <div className={styles.columns}>
        <Stepper pair={pair} amount="" />
        <div className={styles.side}>
          <Card as="section" aria-label={t('pairsTitle')}>
            <PairFacts pair={pair} />
          </Card>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={exchangePathOf(pair)}>
              {t('exchangePair', { token: pair.token.toUpperCase() })}
            </ButtonLink>
            <TextLink href="/swap">{t('allPairs')}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
};
