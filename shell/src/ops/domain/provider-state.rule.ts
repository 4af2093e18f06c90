/** A swap provider. Calls are those of this server; orders and the switch are those of all servers. */
export type ProviderState = {
  readonly id: string;
  readonly displayName: string;
  /** Calls since the start of the server. */
  readonly calls: number;
  readonly faults: number;
  readonly meanMs: number;
  readonly breaker: 'closed' | 'open';
  readonly isSwitchedOff: boolean;
  readonly lastFault: string | null;
  readonly orders: Readonly<Record<string, number>>;
  /** Reports that the chain contradicts, since the start of the server. Null: none. */
  readonly falseReports: {
    readonly orders: number;
    readonly last: string;
    readonly lastAtMs: number;
  } | null;
  /** Last orders of all servers, compared with the offers. Null: fewer than 20 have finished. */
  readonly trackRecord: TrackRecord | null;
};

/** Percentages are decimals. Null: too few known orders. */
export type TrackRecord = {
  readonly swaps: number;
  readonly paidPercent: string | null;
  readonly medianSeconds: number | null;
  readonly inTimePercent: string | null;
  readonly heldPercent: string;
};

/** Node that confirms deposits and payouts. Counted since the start of the server. */
export type NodeState = {
  readonly network: string;
  readonly name: string;
  readonly calls: number;
  readonly faults: number;
  /** Reason why the node cannot be used now. Null: none. */
  readonly problem: string | null;
};

export type ProviderLevel = 'off' | 'false' | 'down' | 'watch' | 'good' | 'quiet';

const WATCH_SHARE = 0.05;

/** Share of failed calls, from 0 to 1. */
export const faultShare = ({ calls, faults }: ProviderState): number => (calls === 0 ? 0 : faults / calls);

export const providerLevel = (provider: ProviderState): ProviderLevel => {
  if (provider.isSwitchedOff) return 'off';
  if (provider.falseReports !== null) return 'false';
  if (provider.breaker === 'open') return 'down';
  if (provider.calls === 0) return 'quiet';
  return faultShare(provider) > WATCH_SHARE ? 'watch' : 'good';
};

const ENDED = ['finished', 'refunded', 'failed', 'expired'];

/** Formats the number of running orders, and of all orders. */
export const orderCounts = ({
  orders,
}: ProviderState): { readonly running: number; readonly all: number } => {
  const rows = Object.entries(orders);
  const sum = (list: typeof rows): number => list.reduce((total, [, count]) => total + count, 0);
  return { running: sum(rows.filter(([status]) => !ENDED.includes(status))), all: sum(rows) };
};

const minutesOf = (seconds: number): string => String(Math.max(1, Math.round(seconds / 60)));

/** Formats a track record for the table. */
export const recordWords = (record: TrackRecord | null): string => {
  if (record === null) return 'fewer than 20 swaps';
  const { swaps, paidPercent, medianSeconds, inTimePercent, heldPercent } = record;
  return [
    `${String(swaps)} swaps`,
    paidPercent === null ? null : `paid ${paidPercent} % of its quotes`,
    medianSeconds === null ? null : `median ${minutesOf(medianSeconds)} min`,
    inTimePercent === null ? null : `${inTimePercent} % in time`,
    `${heldPercent} % held or returned`,
  ]
    .filter((fact) => fact !== null)
    .join(', ');
};
