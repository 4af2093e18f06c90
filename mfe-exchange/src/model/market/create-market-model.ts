import { combine } from 'effector';
import type { Store } from 'effector';

import type { MarketData } from '../../domain/market';
import { isSamePair } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Clock } from '../clock';
import { createLiveAnswer } from '../live-answer';
import { $unavailable } from '../settings';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  readonly refreshMs: number;
};

/** Market rate of the chosen pair for the price line. Without it the line shows that it is unavailable. */
export const createMarketModel = ({ $pair, clock, $settleMs, refreshMs }: Options) => {
  const live = createLiveAnswer<Pair, MarketData>({
    name: 'exchange/market',
    $question: combine($pair, $unavailable, (pair, unavailable) =>
      unavailable.includes('market') ? null : pair,
    ),
    isSame: isSamePair,
    clock,
    $settleMs,
    askAgainAt: ({ receivedAt }) => receivedAt + refreshMs,
  });
  return {
    fetchMarketFx: live.fetchFx,
    $rate: combine(live.$answer, (answer) => answer?.value.rate ?? null),
  };
};
