import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { Balance } from './amount';

/** A stake (spec §1 "staking"). Dates are ms since the epoch. */
export type Stake = {
  readonly currency: string;
  readonly staked: DecimalString;
  /** Since the last payout. */
  readonly reward: DecimalString;
  /** In total. */
  readonly earned: DecimalString;
  readonly yearlyRate: DecimalString;
  /** Null: nothing is staked. */
  readonly sinceMs: number | null;
};

const DAYS_A_YEAR = 365;
const REWARD_DIGITS = 8;

/** Reward of an amount for a number of days, rounded down to eight decimals (spec §9 "Time units"). */
export const rewardFor = (amount: DecimalString, yearlyRate: DecimalString, days: number): DecimalString =>
  new Big(amount)
    .times(yearlyRate)
    .times(days)
    .div(DAYS_A_YEAR)
    .round(REWARD_DIGITS, Big.roundDown)
    .toFixed();

/** Direction of a change: staking takes from the balance, unstaking from the stake. */
export type StakeDirection = 'stake' | 'unstake';

export const sourceOf = (direction: StakeDirection, stake: Stake, balance: Balance): Balance =>
  direction === 'stake' ? balance : { ...balance, available: stake.staked };
