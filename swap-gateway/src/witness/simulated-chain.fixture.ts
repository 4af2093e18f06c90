import { NOTHING_SEEN } from '../provider.ts';
import type { Observation } from '../provider.ts';
import type { Random } from '../testing/simulation/random.fixture.ts';
import type { ChainReading, TransferQuery } from './chain-reading.ts';

export const BLOCK_MS = 12_000;
const REQUIRED = 12;
const AMOUNT = '3';

/** A transaction of the simulated chain. */
type Payment = {
  readonly hash: string;
  readonly to: string;
  readonly contract: string | null;
  readonly amount: string;
  readonly sentAtMs: number;
  /** A reorganisation removes it from then on. Null: never. */
  readonly removedAtMs: number | null;
};

export const LIES = ['no-hash', 'invented', 'other-recipient', 'other-asset', 'less', 'too-early'] as const;
type Lie = (typeof LIES)[number];

/** One order: what its provider reports and what really happens. */
export type Plot = {
  readonly id: string;
  readonly lie: Lie | null;
  readonly finishedAtMs: number;
  readonly payment: Payment | null;
  readonly reportedHash: string | null;
};

const hashOf = (random: Random): string =>
  `0x${Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')}`;

/** Facts of the payment that differ from the report. */
const falseParts = (lie: Lie | null, finishedAtMs: number): Partial<Payment> => {
  switch (lie) {
    case 'other-recipient':
      return { to: 'thief' };
    case 'other-asset':
      return { contract: 'worthless' };
    case 'less':
      return { amount: '2.9' };
    case 'too-early':
      return { sentAtMs: finishedAtMs + 60_000 };
    case 'no-hash':
    case 'invented':
    case null:
      return {};
  }
};

export const plotOf = (id: string, random: Random): Plot => {
  const lie = random.chance(0.5) ? random.pick(LIES) : null;
  const finishedAtMs = 20_000 + random.below(120_000);
  const hash = hashOf(random);
  const isRemoved = lie === null && random.chance(0.2);
  const honest: Payment = {
    hash,
    to: `to-${id}`,
    contract: null,
    amount: AMOUNT,
    sentAtMs: finishedAtMs - 5_000,
    removedAtMs: isRemoved ? finishedAtMs + BLOCK_MS * (2 + random.below(18)) : null,
  };
  const payment = { ...honest, ...falseParts(lie, finishedAtMs) };
  const isUnpaid = lie === 'no-hash' || lie === 'invented';
  return {
    id,
    lie,
    finishedAtMs,
    payment: isUnpaid ? null : payment,
    reportedHash: lie === 'no-hash' ? null : hash,
  };
};

const confirmationsAt = ({ sentAtMs, removedAtMs }: Payment, nowMs: number): number | null => {
  if (nowMs < sentAtMs || (removedAtMs !== null && nowMs >= removedAtMs)) return null;
  return Math.floor(nowMs / BLOCK_MS) - Math.floor(sentAtMs / BLOCK_MS);
};

/** Reading of a transfer from the truth. */
export const readChain = (plots: readonly Plot[], query: TransferQuery, nowMs: number): ChainReading => {
  const payment = plots.find(({ payment: found }) => found?.hash === query.hash)?.payment ?? null;
  const confirmations = payment === null ? null : confirmationsAt(payment, nowMs);
  if (payment === null || confirmations === null) return { _tag: 'Missing' };
  if (payment.to !== query.address || payment.contract !== query.contract) return { _tag: 'Elsewhere' };
  return { _tag: 'Paid', amount: payment.amount, confirmations };
};

/** Outage of the node: it replies to nothing. */
export type Outage = { readonly fromMs: number; readonly toMs: number };

export const isDuring = ({ fromMs, toMs }: Outage, nowMs: number): boolean => nowMs >= fromMs && nowMs < toMs;

/** Part of a time in which the node is down. */
const downMs = ({ fromMs, toMs }: Outage, beginMs: number, endMs: number): number =>
  Math.max(0, Math.min(toMs, endMs) - Math.max(fromMs, beginMs));

/**
 * Whether the outage may hide for good what a report was worth: it is over, or began, when a payout that came too late is
 * on the chain, or one that came is gone.
 */
export const isHidden = ({ lie, finishedAtMs, payment }: Plot, { fromMs, toMs }: Outage): boolean => {
  const changedAtMs = lie === 'too-early' ? payment?.sentAtMs : payment?.removedAtMs;
  return typeof changedAtMs === 'number' && fromMs < changedAtMs && finishedAtMs < toMs;
};

/**
 * Whether an order may be shown as finished: `stale` means that its payout has vanished, and that the node could be read for
 * more than 30 s since then.
 */
export const auditFinished = (
  plots: readonly Plot[],
  { id, payment }: Plot,
  nowMs: number,
  outage: Outage,
): 'true' | 'false' | 'stale' => {
  if (payment === null) return 'false';
  const { hash, removedAtMs } = payment;
  if (removedAtMs !== null && nowMs >= removedAtMs) {
    return nowMs - removedAtMs - downMs(outage, removedAtMs, nowMs) > 30_000 ? 'stale' : 'true';
  }
  const query = { hash, address: `to-${id}`, contract: null };
  const truth = readChain(plots, query, nowMs);
  const isPaid = truth._tag === 'Paid' && truth.amount === AMOUNT && truth.confirmations >= REQUIRED;
  return isPaid ? 'true' : 'false';
};

export const reportOf = ({ finishedAtMs, reportedHash }: Plot, nowMs: number): Observation => {
  const isFinished = nowMs >= finishedAtMs;
  return {
    ...NOTHING_SEEN,
    status: isFinished ? 'finished' : 'exchanging',
    rawStatus: isFinished ? 'finished' : 'exchanging',
    amountTo: isFinished ? AMOUNT : null,
    payoutHash: isFinished ? reportedHash : null,
  };
};
