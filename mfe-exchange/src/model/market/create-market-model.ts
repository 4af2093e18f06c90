import { combine } from 'effector';
import type { Store } from 'effector';

import type { Ticker } from '@coinlane/shared-contracts/values';

import type { MarketData } from '../../domain/market';
import type { Pair } from '../../domain/pair';
import type { Clock } from '../clock';
import { createLiveAnswer } from '../live-answer';

export type MarketQuestion = { readonly from: Ticker; readonly to: Ticker };

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  readonly refreshMs: number;
};

const isSame = (one: MarketQuestion, other: MarketQuestion): boolean => one.from === other.from && one.to === other.to;

/** The market's rate of the chosen pair, for the price line; without it the line says so and nothing else changes. */
export const createMarketModel = ({ $pair, clock, $settleMs, refreshMs }: Options) => {
  const live = createLiveAnswer<MarketQuestion, MarketData>({
    name: 'exchange/market',
    $question: $pair.map((pair) => (pair === null ? null : { from: pair.from.ticker, to: pair.to.ticker })),
    isSame,
    clock,
    $settleMs,
    askAgainAt: ({ receivedAt }) => receivedAt + refreshMs,
  });
  return {
    fetchMarketFx: live.fetchFx,
    $rate: combine(live.$answer, (answer) => answer?.value.rate ?? null),
  };
};
