import { createEvent, createStore, merge, sample } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Holding } from '../../domain/holding';
import type { Stake, StakeDirection } from '../../domain/staking';
import { createAnswerModel } from '../answer';
import { createDeedModel } from '../deed';

export type StakeMove = { readonly direction: StakeDirection; readonly amount: DecimalString };

/** Staking: what is locked, and moving some of it in or out, once a press (spec §1 "staking"). */
export const createStakingModel = () => {
  const opened = createEvent();
  const amountTyped = createEvent<string>();
  const directionChosen = createEvent<StakeDirection>();

  const stake = createAnswerModel<undefined, Stake>();
  const holdings = createAnswerModel<undefined, readonly Holding[]>();
  const move = createDeedModel<StakeMove, Stake>({ clearedBy: merge([amountTyped, directionChosen]) });

  const $typed = createStore('', { serialize: 'ignore' })
    .on(amountTyped, (_, text) => text)
    .reset(directionChosen, move.done);
  const $direction = createStore<StakeDirection>('stake', { serialize: 'ignore' }).on(
    directionChosen,
    (_, direction) => direction,
  );

  sample({ clock: opened, fn: () => undefined, target: [stake.asked, holdings.asked] });
  sample({ clock: move.done, target: stake.replaced });
  sample({ clock: move.done, fn: () => undefined, target: holdings.asked });

  return { opened, amountTyped, directionChosen, stake, holdings, move, $typed, $direction };
};

export const stakingModel = createStakingModel();
