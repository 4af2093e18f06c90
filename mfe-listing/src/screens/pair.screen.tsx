import { useUnit } from 'effector-react';

import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../domain/breadcrumbs';
import { currencyValues, pairValues } from '../domain/listing-content';
import type { PairContent } from '../domain/listing-content';
import type { ListingPage } from '../domain/listing-page';
import { listingModel } from '../model/listing';
import { CurrencyName } from '../ui/currency-name';
import { ExchangeLink } from '../ui/exchange-link';
import { TickerElement } from '../ui/ticker-element';
import { Trail } from '../ui/trail';
import { CoinTable } from './coin-table';
import { Calculator, Faq, MarketCard, Steps } from './market';
import styles from './pair.module.css';

type Props = { readonly page: ListingPage; readonly content: PairContent; readonly isStale: boolean };
type ContentProps = { readonly content: PairContent };

const topicOf = ({ pair }: PairContent): 'buy' | 'exchange' => (pair.isFiat ? 'buy' : 'exchange');

const Sides = ({ content }: ContentProps) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const { from, to, pair, amount } = content;
  const action = t(`pair.${topicOf(content)}.action`, pairValues(from, to));
  return (
    <div className={styles.start}>
      <Card className={styles.sides}>
        <dl className={styles.pair}>
          <div>
            <dt>{t(pair.isFiat ? 'pair.pay' : 'pair.send')}</dt>
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
        {pair.isFiat && (
          <ExchangeLink pair={pair} size="large" onFollow={follow}>
            {action}
          </ExchangeLink>
        )}
      </Card>
      {!pair.isFiat && <Calculator pair={pair} amount={amount} fromTicker={from.ticker} action={action} />}
    </div>
  );
};

/** The other pairs of the 'from' side. */
const OtherPairs = ({ page, content: { from, table }, isStale }: Props) => {
  const { t } = useTranslation('listing');
  if (table === null) return null;
  const title = t('pair.others', { ticker: from.ticker });
  return (
    <section className={styles.intro} aria-labelledby="pair-others">
      <h2 id="pair-others">{title}</h2>
      <CoinTable page={page} table={table} caption={title} isStale={isStale} />
    </section>
  );
};

/** One pair: its rate, a form that leads to the exchange, and an explanation (spec §2 "Currency listing"). */
export const PairScreen = (props: Props) => {
  const { page, content } = props;
  const { t } = useTranslation('listing');
  const { from, to, toCurrencyPath, market } = content;
  const topic = topicOf(content);
  const values = pairValues(from, to);
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t(`pair.${topic}.title`, values)}</h1>
        <p className={styles.lead}>{t(`pair.${topic}.about`, values)}</p>
      </header>
      <div className={styles.facts}>
        <Sides content={content} />
        {market !== null && <MarketCard question={market} />}
      </div>
      {!content.pair.isFiat && <Steps of="pair" {...values} />}
      <Faq content={content} />
      <OtherPairs {...props} />
      {toCurrencyPath !== null && (
        <p>
          <TextLink href={toCurrencyPath}>{t('pair.toCurrency', currencyValues(to))}</TextLink>
        </p>
      )}
      <TickerElement {...content.pair} isOf="from" />
    </article>
  );
};
