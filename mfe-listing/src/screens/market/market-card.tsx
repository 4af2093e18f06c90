import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { changeWords, rateWords } from '../../domain/market';
import type { MarketFacts, MarketQuestion } from '../../domain/market';
import { listingModel } from '../../model/listing';
import { Sparkline } from '../../ui/sparkline';
import styles from './market.module.css';

type Props = { readonly question: MarketQuestion };

type Fact = { readonly id: string; readonly words: string };

const withUnit = (words: string, ticker: string): string => `${words} ${ticker.toUpperCase()}`;

const factsOf = (
  { market, range }: MarketFacts,
  { from, to }: MarketQuestion,
  language: string,
): readonly Fact[] => {
  const amount = (id: string, value: string | null | undefined, ticker: string): readonly Fact[] =>
    value === null || value === undefined
      ? []
      : [{ id, words: withUnit(rateWords(language, value), ticker) }];
  return [
    ...amount('high', market?.high24h, to.displayTicker),
    ...amount('low', market?.low24h, to.displayTicker),
    ...amount('minimum', range?.min, from.displayTicker),
    ...amount('maximum', range?.max, from.displayTicker),
  ];
};

const Rate = ({
  market,
  question,
}: {
  readonly market: NonNullable<MarketFacts['market']>;
  readonly question: MarketQuestion;
}) => {
  const { t, i18n } = useTranslation('listing');
  const { from, to } = question;
  const fromTicker = from.displayTicker.toUpperCase();
  const toTicker = to.displayTicker.toUpperCase();
  const rate = rateWords(i18n.language, market.rate);
  const isDown = market.change24h?.startsWith('-') === true;
  return (
    <>
      <p className={styles.rate}>
        <strong>{t('market.rate', { fromTicker, toTicker, rate })}</strong>
        {market.change24h !== null && (
          <span className={isDown ? styles.down : styles.up}>
            {t('market.change', { change: changeWords(i18n.language, market.change24h) })}
          </span>
        )}
      </p>
      <Sparkline rates={market.rates} label={t('market.chart', { fromTicker, toTicker })} />
    </>
  );
};

/** The pair's rate, its chart of one day and the limits. Refreshed while the page is open. */
export const MarketCard = ({ question }: Props) => {
  const { t, i18n } = useTranslation('listing');
  const { facts, watched, left } = useUnit({
    facts: listingModel.market.$facts,
    watched: listingModel.market.watched,
    left: listingModel.market.left,
  });
  useEffect(() => {
    // in its own task, because hydration is long enough
    const timer = setTimeout(watched);
    return () => {
      clearTimeout(timer);
      left();
    };
  }, [watched, left]);
  const rows = factsOf(facts, question, i18n.language);
  if (facts.market === null && rows.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="market-title" className={styles.card}>
      <h2 id="market-title" className={styles.title}>
        {t('market.title')}
      </h2>
      {facts.market !== null && <Rate market={facts.market} question={question} />}
      <dl className={styles.facts}>
        {rows.map(({ id, words }) => (
          <div key={id}>
            <dt>{t(`market.${id}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('market.note')}</p>
    </Card>
  );
};
