import { useUnit } from 'effector-react';

import { Badge, Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import { currencyValues } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { CurrencyName } from '../../ui/currency-name';
import { ExchangeLink } from '../../ui/exchange-link';
import { PairLinks } from '../../ui/pair-links';
import { Trail } from '../../ui/trail';
import { CurrencyVariants } from './currency-variants';
import styles from './currency.module.css';

type CurrencyContent = Extract<ListingContent, { _tag: 'Currency' }>;
type Props = { readonly page: ListingPage; readonly content: CurrencyContent };

/** What the page is about, in one heading: a coin to exchange, a coin to buy, or money to buy with. */
const topicOf = ({ isBuy, currency }: CurrencyContent): 'exchange' | 'buy' | 'pay' => {
  if (!isBuy) return 'exchange';
  return currency.isFiat ? 'pay' : 'buy';
};

const CurrencySummary = ({ content }: { readonly content: CurrencyContent }) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const { currency, pair } = content;
  return (
    <Card className={styles.summary}>
      <CurrencyName currency={currency} />
      <span className={styles.badges}>
        {currency.superscript !== null && (
          <Badge>{t('currency.network', { network: currency.superscript })}</Badge>
        )}
        {currency.isFixedRate && (
          <Badge tone="success" icon={<LockIcon size="small" />}>
            {t('table.fixedRate')}
          </Badge>
        )}
      </span>
      <ExchangeLink pair={pair} onFollow={follow}>
        {t(`currency.${topicOf(content)}.action`, currencyValues(currency))}
      </ExchangeLink>
    </Card>
  );
};

/** One currency: its network, its other networks, and the pairs it is in (spec §2 "/currencies/{link}", "/buy/{link}"). */
export const CurrencyScreen = ({ page, content }: Props) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  const { currency, variants, pairs, allPairsPath, isBuy } = content;
  const topic = topicOf(content);
  const values = currencyValues(currency);
  return (
    <article className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t(`currency.${topic}.title`, values)}</h1>
        <p className={styles.lead}>{t(`currency.${topic}.about`, values)}</p>
      </header>
      <CurrencySummary content={content} />
      <CurrencyVariants variants={variants} ticker={currency.ticker} />
      {pairs.length > 0 && (
        <section className={styles.block} aria-labelledby="currency-pairs">
          <h2 id="currency-pairs">{t(`currency.${topic}.pairs`, values)}</h2>
          <PairLinks pairs={pairs} onFollow={follow} />
          {allPairsPath !== null && (
            <p>
              <TextLink href={allPairsPath}>
                {t(isBuy ? 'currency.allBuy' : 'currency.allPairs', values)}
              </TextLink>
            </p>
          )}
        </section>
      )}
    </article>
  );
};
