import { networkName } from '@coinlane/chains/networks';
import { formatAmount } from '@coinlane/shared-contracts/amounts';

import { changeOf, rateKeyOf, shownRateOf } from '../../domain/popular-pairs';
import type { PairRate, PopularCoin, PopularPair } from '../../domain/popular-pairs';
import type { HomeProps } from './home-props';
import styles from './home.module.css';

const tickerOf = ({ displayTicker }: PopularCoin): string => displayTicker.toUpperCase();

const ICON_PIXELS = 24;

const CoinIcon = ({ ticker }: PopularCoin) => (
  <img
    src={`/gateway/content/icons/${ticker}.svg`}
    alt=""
    width={ICON_PIXELS}
    height={ICON_PIXELS}
    loading="lazy"
  />
);

type RateProps = Pick<HomeProps, 't' | 'language'> & { readonly pair: PopularPair; readonly rate: PairRate };

const Rate = ({ pair, rate, t, language }: RateProps) => {
  const { one, amount, other } = shownRateOf(pair, rate);
  const change = changeOf(rate);
  return (
    <>
      <span>{`1 ${tickerOf(one)} = ${formatAmount(amount, language)} ${tickerOf(other)}`}</span>
      {change !== null && (
        <span className={styles[change.direction]}>
          {t('price.percent', { number: `${change.sign}${formatAmount(change.percent, language)}` })}
        </span>
      )}
    </>
  );
};

const pathOf = ({ from, to }: PopularPair, hasListing: boolean): string =>
  hasListing ? `/currencies/${from.link}/${to.link}` : `/exchange?from=${from.ticker}&to=${to.ticker}`;

/** The popular pairs, with their rates if known. Each links to its page, or else to the form. */
export const PairList = ({ facts: { pairs, rates }, t, language, href, hasListing }: HomeProps) => (
  <>
    <ul role="list" className={styles.pairs}>
      {pairs.map((pair) => {
        const { from, to } = pair;
        const rate = rates?.rates[rateKeyOf(pair)];
        return (
          <li key={rateKeyOf(pair)}>
            <a href={href(pathOf(pair, hasListing))}>
              <span className={styles.icons}>
                <CoinIcon {...from} />
                <CoinIcon {...to} />
              </span>
              <span className={styles.pair}>
                <span>{t('home.pairs.pair', { from: tickerOf(from), to: tickerOf(to) })}</span>
                <small>
                  {t('home.pairs.pair', { from: networkName(from.network), to: networkName(to.network) })}
                </small>
              </span>
              {rate !== undefined && <Rate pair={pair} rate={rate} t={t} language={language} />}
            </a>
          </li>
        );
      })}
    </ul>
    {rates !== null && (
      <p className={styles.hint}>
        {t('home.pairs.rates', { time: new Date(rates.updatedAt).toISOString().slice(11, 16) })}
      </p>
    )}
  </>
);
