import * as t from 'io-ts';

import { DecimalFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { OptionalDate } from './reply-field.ts';

const StakingReply = t.type(
  {
    currency: t.string,
    staked: DecimalFromWire,
    reward: DecimalFromWire,
    earned: DecimalFromWire,
    yearlyRate: DecimalFromWire,
    since: OptionalDate,
  },
  'StakingReply',
);
export type StakingReply = t.TypeOf<typeof StakingReply>;

/** GET /staking. */
export const stakingEndpoint: Endpoint<void, StakingReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/staking' }),
  reply: StakingReply,
};

export type StakeInput = {
  readonly isBack: boolean;
  readonly amount: string;
  readonly requestId: string;
};

/** POST /staking, or /staking/unstake to unstake. */
export const stakeEndpoint: Endpoint<StakeInput, StakingReply> = {
  toRequest: ({ isBack, ...body }) => ({
    service: 'account',
    method: 'POST',
    path: isBack ? '/staking/unstake' : '/staking',
    body,
  }),
  reply: StakingReply,
};
