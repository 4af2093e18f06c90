import { useUnit } from 'effector-react';

import { Badge, Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import { currencyValues } from '../../domain/listing-content';
import type { CurrencyContent } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { CurrencyName } from '../../ui/currency-name';
import { ExchangeLink } from '../../ui/exchange-link';
import { PairLinks } from '../../ui/pair-links';
import { TickerElement } from '../../ui/ticker-element';
import { Trail } from '../../ui/trail';
import { CoinTable } from '../coin-table';
import { Calculator, Faq, MarketCard, Steps } from '../market';
import { CoinWallets } from './coin-wallets';
import { CurrencyVariants } from './currency-variants';
import styles from './currency.module.css';

type Props = {
  readonly page: ListingPage;
  readonly content: CurrencyContent;
  readonly isStale: boolean;
};
type ContentProps = { readonly content: CurrencyContent };

/** Topic of the heading: a coin to exchange, a coin to buy, or a fiat currency to pay with. */
const topicOf = ({ isBuy, currency }: CurrencyContent): 'exchange' | 'buy' | 'pay' => {
  if (!isBuy) return 'exchange';
  return currency.isFiat ? 'pay' : 'buy';
};

const CurrencySummary = ({ content }: ContentProps) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const { currency, pair, amount } = content;
  const action = t(`currency.${topicOf(content)}.action`, currencyValues(currency));
  return (
    <>
      <Card className={styles.summary}>
        <CurrencyName currency={currency} />
        <span className={styles.badges}>
          {currency.superscript !== null && (
            <Badge>{t('currency.network', { network: currency.superscript })}</Badge>
          )}
          {currency.isFixedRate && (
            <Badge tone="success" icon={<LockIcon size="small" />}>
              {t('columns.fixedRate')}
            </Badge>
          )}
        </span>
        {pair.isFiat && (
          <ExchangeLink pair={pair} onFollow={follow}>
            {action}
          </ExchangeLink>
        )}
      </Card>
      {!pair.isFiat && (
        <Calculator pair={pair} amount={amount} fromTicker={currency.ticker} action={action} />
      )}
    </>
  );
};

/** The fiat currencies that buy a coin. */
const FiatPairs = ({ content: { fiatPairs, currency } }: ContentProps) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  if (fiatPairs.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="currency-fiats">
      <h2 id="currency-fiats">{t('currency.buy.pairs', currencyValues(currency))}</h2>
      <PairLinks pairs={fiatPairs} onFollow={follow} />
    </section>
  );
};

/** The pairs of a coin, or the coins that a fiat currency buys. */
const Pairs = ({ page, content, isStale }: Props) => {
  const { t } = useTranslation('listing');
  const { table, currency } = content;
  if (table === null) return null;
  const topic = topicOf(content);
  const title =
    topic === 'buy' ? t('currency.buy.others') : t(`currency.${topic}.pairs`, currencyValues(currency));
  return (
    <section className={styles.block} aria-labelledby="currency-pairs">
      <h2 id="currency-pairs">{title}</h2>
      <CoinTable page={page} table={table} caption={title} isStale={isStale} />
    </section>
  );
};

/** One currency: its rate, networks and pairs (spec §2 "/currencies/{link}", "/buy/{link}"). */
export const CurrencyScreen = (props: Props) => {
  const { page, content } = props;
  const { t } = useTranslation('listing');
  const { currency, variants, market, exchangePagePath, sellPath } = content;
  const topic = topicOf(content);
  const values = currencyValues(currency);
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t(`currency.${topic}.title`, values)}</h1>
        <p className={styles.lead}>{t(`currency.${topic}.about`, values)}</p>
      </header>
      <div className={styles.facts}>
        <div className={styles.start}>
          <CurrencySummary content={content} />
        </div>
        {market !== null && <MarketCard question={market} />}
      </div>
      <CurrencyVariants variants={variants} ticker={currency.ticker} />
      {topic === 'exchange' && <Steps of="currency" fromTicker={values.ticker} />}
      <FiatPairs content={content} />
      <CoinWallets currency={currency} />
      <Pairs {...props} />
      {exchangePagePath !== null && (
        <p>
          <TextLink href={exchangePagePath}>{t('currency.exchange.title', values)}</TextLink>
        </p>
      )}
      {sellPath !== null && (
        <p>
          <TextLink href={sellPath}>{t('currency.buy.sell', values)}</TextLink>
        </p>
      )}
      <Faq content={content} />
      <TickerElement {...content.pair} isOf={topic === 'buy' ? 'to' : 'from'} />
    </article>
  );
};
