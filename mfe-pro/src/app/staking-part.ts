import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { changeStake, fetchStake } from '../api/staking';
import type { Stake } from '../domain/staking';
import { stakingModel } from '../model/staking';
import type { StakeMove } from '../model/staking';
import { StakingScreen } from '../screens/staking';
import { toPort } from './to-port';
import { binding } from './binding';
import { keepRequestId, newRequestId } from './keep-request-id';
import type { ScreenPart } from './screen-part';

/** `/pro/staking` with its calls. */
export const stakingPart: ScreenPart = {
  Screen: StakingScreen,
  createScope: ({ http }) => {
    const move = keepRequestId(newRequestId)<StakeMove, Stake>(changeStake(http));
    return fork({
      handlers: [
        binding(stakingModel.stake.executeFx, toPort(fetchStake(http))),
        binding(stakingModel.holdings.executeFx, toPort(fetchHoldings(http))),
        binding(stakingModel.move.executeFx, toPort(move)),
      ],
    });
  },
};
