import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { changeDirection, changeWords, rateWords, shownMarketOf } from '../../domain/market';
import type { AmountRange, MarketQuestion, MarketSide, ShownMarket } from '../../domain/market';
import { listingModel } from '../../model/listing';
import { MarketChart } from './market-chart';
import styles from './market.module.css';

type Props = { readonly question: MarketQuestion };

type Fact = { readonly id: 'high' | 'low' | 'minimum' | 'maximum'; readonly words: string };

const withUnit = (words: string, ticker: string): string => `${words} ${ticker.toUpperCase()}`;

const amountFact = (
  language: string,
  id: Fact['id'],
  value: string | null | undefined,
  { displayTicker }: MarketSide,
): readonly Fact[] =>
  value === null || value === undefined
    ? []
    : [{ id, words: withUnit(rateWords(language, value), displayTicker) }];

const factsOf = (
  shown: ShownMarket | null,
  range: AmountRange | null,
  from: MarketSide,
  language: string,
): readonly Fact[] => [
  ...(shown === null
    ? []
    : [
        ...amountFact(language, 'high', shown.market.high24h, shown.other),
        ...amountFact(language, 'low', shown.market.low24h, shown.other),
      ]),
  ...amountFact(language, 'minimum', range?.min, from),
  ...amountFact(language, 'maximum', range?.max, from),
];

const Rate = ({ shown: { market, one, other, isInverted } }: { readonly shown: ShownMarket }) => {
  const { t, i18n } = useTranslation('listing');
  const fromTicker = one.displayTicker.toUpperCase();
  const toTicker = other.displayTicker.toUpperCase();
  const rate = rateWords(i18n.language, market.rate);
  return (
    <>
      <p className={styles.rate}>
        <strong>{t('market.rate', { fromTicker, toTicker, rate })}</strong>
        {market.change24h !== null && (
          <span className={styles[changeDirection(market.change24h)]}>
            {t('market.change', { change: changeWords(i18n.language, market.change24h) })}
          </span>
        )}
      </p>
      <MarketChart day={market.rates} isInverted={isInverted} tickers={{ fromTicker, toTicker }} />
    </>
  );
};

/** The pair's rate, its chart and the limits. Refreshed while the page is open. */
export const MarketCard = ({ question }: Props) => {
  const { t, i18n } = useTranslation('listing');
  const { facts, watched, left } = useUnit({
    facts: listingModel.market.$facts,
    watched: listingModel.market.watched,
    left: listingModel.market.left,
  });
  useEffect(() => {
    // in its own task, because hydration itself already takes long
    const timer = setTimeout(watched);
    return () => {
      clearTimeout(timer);
      left();
    };
  }, [watched, left]);
  const shown = facts.market === null ? null : shownMarketOf(facts.market, question);
  const rows = factsOf(shown, facts.range, question.from, i18n.language);
  if (shown === null && rows.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="market-title" className={styles.card}>
      <h2 id="market-title" className={styles.title}>
        {t(shown === null ? 'market.limits' : 'market.title')}
      </h2>
      {shown !== null && <Rate shown={shown} />}
      <dl className={styles.facts}>
        {rows.map(({ id, words }) => (
          <div key={id}>
            <dt>{t(`market.${id}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {shown !== null && <p className={styles.note}>{t('market.note')}</p>}
    </Card>
  );
};
