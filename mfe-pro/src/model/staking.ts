import { createEvent, createStore, merge, sample } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';
import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import type { Holding } from '../domain/holding';
import type { Stake, StakeDirection } from '../domain/staking';

export type StakeMove = { readonly direction: StakeDirection; readonly amount: DecimalString };

/** Creates the model of staking: the stake, and one change of it per press (spec §1 "staking"). */
export const createStakingModel = () => {
  const opened = createEvent();
  const amountTyped = createEvent<string>();
  const directionChosen = createEvent<StakeDirection>();

  const stake = createQuery<undefined, Stake>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const move = createMutation<StakeMove, Stake>({ resetBy: merge([amountTyped, directionChosen]) });

  const $typed = createStore('', { serialize: 'ignore' })
    .on(amountTyped, (_, text) => text)
    .reset(directionChosen, move.executeFx.doneData);
  const $direction = createStore<StakeDirection>('stake', { serialize: 'ignore' }).on(
    directionChosen,
    (_, direction) => direction,
  );

  sample({ clock: opened, fn: () => undefined, target: [stake.start, holdings.start] });
  sample({ clock: move.executeFx.doneData, target: stake.replaced });
  sample({ clock: move.executeFx.doneData, fn: () => undefined, target: holdings.start });

  return { opened, amountTyped, directionChosen, stake, holdings, move, $typed, $direction };
};

export const stakingModel = createStakingModel();
