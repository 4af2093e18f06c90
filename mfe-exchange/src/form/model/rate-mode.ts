import { combine } from 'effector';
import type { Store } from 'effector';

import { fixedRateAvailability, isSamePair } from '../domain/pair';
import type { FixedRateAvailability, Pair } from '../domain/pair';
import type { Clock } from '../../page/model/clock';
import { createLiveAnswer } from '../../page/model/live-answer';
import { clockModel } from '../../page/model/clock';
import { pairModel } from './pair';
import { $noSettleMs } from '../../page/model/settings';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
};

/** Returns the pair if neither currency excludes a fixed rate. */
const toQuestion = (pair: Pair | null): Pair | null =>
  pair !== null && fixedRateAvailability(pair, null)._tag === 'Available' ? pair : null;

/**
 * Availability of a fixed rate for the pair, or the reason why it is unavailable. The mode is offered while this
 * is unknown.
 */
export const createFixedRateModel = ({ $pair, clock, $settleMs }: Options) => {
  const live = createLiveAnswer<Pair, boolean>({
    name: 'exchange/fixed-rate',
    $question: $pair.map(toQuestion, { skipVoid: false }),
    isSame: isSamePair,
    clock,
    $settleMs,
    askAgainAt: () => null,
  });
  return {
    checkFixedRateFx: live.fetchFx,
    $fixedRate: combine($pair, live.$answer, (pair, answer): FixedRateAvailability =>
      pair === null ? { _tag: 'Available' } : fixedRateAvailability(pair, answer?.value ?? null),
    ),
  };
};

export const fixedRateModel = createFixedRateModel({
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
});
