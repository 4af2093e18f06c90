import Big from 'big.js';

import type { ChainReading } from './chain-reading.ts';
import type { Doubt, LegView } from './chain-view.ts';

/** A transfer reported by a provider, and what our node found. */
export type ReportedLeg = {
  /** Null: the provider reports no transaction. */
  readonly hash: string | null;
  /** Amount reported by the provider. Null: none. */
  readonly amount: string | null;
  /** Null: there is no hash. */
  readonly reading: ChainReading | null;
  readonly required: number;
  readonly settled: number;
};

/** Maximum part of a reported amount that can be missing on the chain, because the last digits are rounded. */
const TOLERANCE = '0.000001';

const isLess = (paid: string, reported: string): boolean =>
  new Big(paid).lt(new Big(reported).times(new Big(1).minus(TOLERANCE)));

type Paid = Extract<ChainReading, { readonly _tag: 'Paid' }>;

/** Whether a transfer was in a block in an earlier reading. Views of older versions do not contain this. */
const wasMined = (before: LegView | null): boolean =>
  before !== null && (before.wasMined || before.confirmations > 0);

const paidDoubt = (
  { confirmations, amount: paid }: Paid,
  reported: string | null,
  before: LegView | null,
): Doubt | null => {
  if (confirmations === 0 && wasMined(before)) return 'vanished';
  return reported !== null && paid !== null && isLess(paid, reported) ? 'less' : null;
};

const doubtOf = ({ reading, amount }: ReportedLeg, before: LegView | null): Doubt | null => {
  if (reading === null) return 'no-hash';
  switch (reading._tag) {
    case 'Unreadable':
      return 'unreadable';
    case 'Missing':
      return before?.wasSeen === true ? 'vanished' : 'missing';
    case 'Elsewhere':
    case 'Reverted':
      return 'elsewhere';
    case 'Paid':
      return paidDoubt(reading, amount, before);
  }
};

/** While the node is unavailable, the last number of confirmations is still the best known one. */
const confirmationsOf = (reading: ChainReading | null, before: LegView | null): number => {
  if (reading?._tag === 'Paid') return reading.confirmations;
  return reading?._tag === 'Unreadable' && before !== null ? before.confirmations : 0;
};

const beginOf = (doubt: Doubt | null, before: LegView | null, nowMs: number): number | null => {
  if (doubt === null) return null;
  return before?.doubt === doubt ? (before.doubtSinceMs ?? nowMs) : nowMs;
};

/** View of a transfer after a reading. `before`: the previous view. */
export const judgeLeg = (leg: ReportedLeg, before: LegView | null, nowMs: number): LegView => {
  const { hash, reading, required, settled } = leg;
  const same = before?.hash === hash ? before : null;
  const doubt = doubtOf(leg, same);
  const confirmations = confirmationsOf(reading, same);
  return {
    hash,
    confirmations: Math.min(confirmations, settled),
    wasSeen: same?.wasSeen === true || reading?._tag === 'Paid',
    wasMined: wasMined(same) || confirmations > 0,
    required,
    doubt,
    doubtSinceMs: beginOf(doubt, same, nowMs),
    isSettled: doubt === null && confirmations >= settled,
  };
};

/** Whether a transfer has certainly arrived. */
export const hasArrived = ({ doubt, confirmations, required }: LegView): boolean =>
  doubt === null && confirmations >= required;
