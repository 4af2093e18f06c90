import { useUnit } from 'effector-react';

import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import { pairValues } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { CurrencyName } from '../../ui/currency-name';
import { ExchangeLink } from '../../ui/exchange-link';
import { Trail } from '../../ui/trail';
import styles from './pair.module.css';

type Props = { readonly page: ListingPage; readonly content: Extract<ListingContent, { _tag: 'Pair' }> };

const STEPS = ['amount', 'address', 'send'] as const;

/** One pair: the two currencies, the way into the exchange, and what happens there (spec §2 "Currency listing"). */
export const PairScreen = ({ page, content }: Props) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const { from, to, pair, toCurrencyPath } = content;
  const topic = pair.isFiat ? 'buy' : 'exchange';
  const values = pairValues(from, to);
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t(`pair.${topic}.title`, values)}</h1>
        <p className={styles.lead}>{t(`pair.${topic}.about`, values)}</p>
      </header>
      <Card className={styles.sides}>
        <dl className={styles.pair}>
          <div>
            <dt>{t('pair.send')}</dt>
            <dd>
              <CurrencyName currency={from} />
            </dd>
          </div>
          <div>
            <dt>{t('pair.get')}</dt>
            <dd>
              <CurrencyName currency={to} />
            </dd>
          </div>
        </dl>
        <ExchangeLink pair={pair} size="large" onFollow={follow}>
          {t(`pair.${topic}.action`, values)}
        </ExchangeLink>
      </Card>
      <section className={styles.intro} aria-labelledby="pair-steps">
        <h2 id="pair-steps">{t('pair.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`pair.steps.${step}`, values)}</li>
          ))}
        </ol>
      </section>
      {toCurrencyPath !== null && (
        <p>
          <TextLink href={toCurrencyPath}>{t('pair.toCurrency', values)}</TextLink>
        </p>
      )}
    </article>
  );
};
