import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

/** A stake that earns a reward (spec §1 "staking"); dates in ms since the epoch. */
export type Stake = {
  readonly currency: string;
  readonly staked: DecimalString;
  /** Since it was last paid out. */
  readonly reward: DecimalString;
  /** In all. */
  readonly earned: DecimalString;
  readonly yearlyRate: DecimalString;
  /** Null: nothing is staked. */
  readonly sinceMs: number | null;
};

const DAYS_A_YEAR = 365;
const REWARD_DIGITS = 8;

/** The earnings of an amount in a number of days, cut to eight decimals: a promise is never rounded up (spec §9 "Time units"). */
export const rewardFor = (amount: DecimalString, yearlyRate: DecimalString, days: number): DecimalString =>
  new Big(amount)
    .times(yearlyRate)
    .times(days)
    .div(DAYS_A_YEAR)
    .round(REWARD_DIGITS, Big.roundDown)
    .toFixed();

/** From where an amount is taken: staking takes from the balance, unstaking from what is staked. */
export type StakeDirection = 'stake' | 'unstake';

/** The balance that an amount can be taken from; null if unknown. */
export const sourceOf = (
  direction: StakeDirection,
  stake: Stake,
  available: DecimalString | null,
): DecimalString | null => (direction === 'stake' ? available : stake.staked);
