import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Cashback from trades that was not withdrawn yet (spec §3 "userCashback"). */
export type Cashback = {
  readonly currency: string;
  readonly amount: DecimalString;
  readonly isWithdrawable: boolean;
};

/** One thing that happened to it; dates in ms since the epoch. */
export type CashbackEvent = {
  readonly id: string;
  readonly kind: 'earned' | 'withdrawn';
  readonly atMs: number;
  readonly amount: DecimalString;
};

/** Both kinds in one list, the newest first. */
export const newestFirst = (events: readonly CashbackEvent[]): readonly CashbackEvent[] =>
  events.toSorted((one, other) => other.atMs - one.atMs);
