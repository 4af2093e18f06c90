import { combine } from 'effector';
import type { Store } from 'effector';

import { fixedRateAvailability, isSamePair } from '../../domain/pair';
import type { FixedRateAvailability, Pair } from '../../domain/pair';
import type { Clock } from '../clock';
import { createLiveAnswer } from '../live-answer';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
};

/** Worth asking the service about: the currencies alone do not rule a fixed rate out. */
const toQuestion = (pair: Pair | null): Pair | null =>
  pair !== null && fixedRateAvailability(pair, null)._tag === 'Available' ? pair : null;

/** Whether the pair has a fixed rate, and if not why; while nobody knows, nothing is refused. */
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
