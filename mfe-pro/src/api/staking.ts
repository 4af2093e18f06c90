import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { stakeEndpoint, stakingEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, StakingReply } from '@coinlane/shared-contracts/api';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Problem } from '../domain/problem';
import type { Stake, StakeDirection } from '../domain/staking';
import { ask } from './problem';

const toStake = ({ since, ...reply }: StakingReply): Stake => ({ ...reply, sinceMs: since });

/** GET /staking. */
export const fetchStake = (http: HttpPort) => (): TE.TaskEither<Problem, Stake> =>
  pipe(ask(http)(stakingEndpoint)(), TE.map(toStake));

type Move = {
  readonly direction: StakeDirection;
  readonly amount: DecimalString;
  readonly requestId: string;
};

/** POST /staking or /staking/unstake. A repeated request id is the same change. */
export const changeStake =
  (http: HttpPort) =>
  ({ direction, ...body }: Move): TE.TaskEither<Problem, Stake> =>
    pipe(ask(http)(stakeEndpoint)({ ...body, isBack: direction === 'unstake' }), TE.map(toStake));
