import { createEvent, createStore, merge, sample } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Holding } from '../domain/holding';
import type { Stake, StakeDirection } from '../domain/staking';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

export type StakeMove = { readonly direction: StakeDirection; readonly amount: DecimalString };

/** Creates the model of staking: the stake, and changing it once per press (spec §1 "staking"). */
export const createStakingModel = () => {
  const opened = createEvent();
  const amountTyped = createEvent<string>();
  const directionChosen = createEvent<StakeDirection>();

  const stake = createQueryModel<undefined, Stake>();
  const holdings = createQueryModel<undefined, readonly Holding[]>();
  const move = createMutationModel<StakeMove, Stake>({ clearedBy: merge([amountTyped, directionChosen]) });

  const $typed = createStore('', { serialize: 'ignore' })
    .on(amountTyped, (_, text) => text)
    .reset(directionChosen, move.done);
  const $direction = createStore<StakeDirection>('stake', { serialize: 'ignore' }).on(
    directionChosen,
    (_, direction) => direction,
  );

  sample({ clock: opened, fn: () => undefined, target: [stake.requested, holdings.requested] });
  sample({ clock: move.done, target: stake.replaced });
  sample({ clock: move.done, fn: () => undefined, target: holdings.requested });

  return { opened, amountTyped, directionChosen, stake, holdings, move, $typed, $direction };
};

export const stakingModel = createStakingModel();
