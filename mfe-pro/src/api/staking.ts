import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { stakeEndpoint, stakingEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, StakingReply } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Stake, StakeDirection } from '../domain/staking';
import { ask } from './ask';

const toStake = ({ since, ...reply }: StakingReply): Stake => ({ ...reply, sinceMs: since });

/** GET /staking. */
export const fetchStake = (http: HttpPort) => (): TE.TaskEither<CallFailure, Stake> =>
  pipe(ask(http)(stakingEndpoint)(), TE.map(toStake));

type Move = {
  readonly direction: StakeDirection;
  readonly amount: DecimalString;
  readonly requestId: string;
};

/** POST /staking or /staking/unstake. A repeated request ID is the same change. */
export const changeStake =
  (http: HttpPort) =>
  ({ direction, ...body }: Move): TE.TaskEither<CallFailure, Stake> =>
    pipe(ask(http)(stakeEndpoint)({ ...body, isBack: direction === 'unstake' }), TE.map(toStake));
