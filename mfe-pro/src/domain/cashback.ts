import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Cashback of trades that is not withdrawn yet (spec §3 "userCashback"). */
export type Cashback = {
  readonly currency: string;
  readonly amount: DecimalString;
  readonly isWithdrawable: boolean;
};

/** A change of the cashback. Dates are ms since the epoch. */
export type CashbackEvent = {
  readonly id: string;
  readonly kind: 'earned' | 'withdrawn';
  readonly atMs: number;
  readonly amount: DecimalString;
};

/** Sorts both kinds in one list, newest first. */
export const newestFirst = (events: readonly CashbackEvent[]): readonly CashbackEvent[] =>
  events.toSorted((one, other) => other.atMs - one.atMs);
