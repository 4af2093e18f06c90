import { combine } from 'effector';
import type { Store } from 'effector';

import type { Prices } from '../../../currency/domain/fiat-value';
import type { MarketData } from '../../domain/market';
import { isSamePair } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Clock } from '../../../page/model/clock';
import { createLiveAnswer } from '../../../page/model/live-answer';
import { $unavailable } from '../../../page/model/settings';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  readonly refreshMs: number;
};

/** Market rate of the chosen pair, and prices of its currencies. Null while unavailable. */
export const createMarketModel = ({ $pair, clock, $settleMs, refreshMs }: Options) => {
  const $question = combine($pair, $unavailable, (pair, unavailable) =>
    unavailable.includes('market') ? null : pair,
  );
  const live = <Answer>(name: string) =>
    createLiveAnswer<Pair, Answer>({
      name,
      $question,
      isSame: isSamePair,
      clock,
      $settleMs,
      askAgainAt: ({ receivedAt }) => receivedAt + refreshMs,
    });
  const market = live<MarketData>('exchange/market');
  const prices = live<Prices>('exchange/prices');
  return {
    fetchMarketFx: market.fetchFx,
    fetchPricesFx: prices.fetchFx,
    $rate: combine(market.$answer, (answer) => answer?.value.rate ?? null),
    $prices: combine(prices.$answer, (answer) => answer?.value ?? null),
  };
};
