import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** Spec §4 "Transaction statuses", the full set, and what newer servers add. */
export const KNOWN_STATUSES = [
  'new',
  'waiting',
  'confirming',
  'exchanging',
  'processing',
  'sending',
  'finished',
  'failed',
  'refunded',
  'expired',
  'verifying',
  'refunding',
  'paying',
  'paid',
  'paid_failed',
] as const;

export type KnownStatus = (typeof KNOWN_STATUSES)[number];

/** A status this build knows, or the server's word as it came. */
export type TransactionStatus =
  | { readonly _tag: 'Known'; readonly status: KnownStatus }
  | { readonly _tag: 'Unknown'; readonly raw: string };

/** Where a currency leg goes: what the visitor sends (payin) or gets (payout). */
export type TransactionLeg = {
  readonly displayTicker: string;
  readonly ticker: Ticker;
  readonly network: Network;
  readonly expectedAmount: DecimalString | null;
  readonly amount: DecimalString | null;
  readonly address: string | null;
  readonly extraId: string | null;
  readonly extraIdName: string | null;
  readonly hash: string | null;
};

/**
 * How another transaction belongs to this one (api contract §3.6): `repeated` is a second deposit to the same address,
 * `original` is what a repeated one goes back to, `child` and `related` are parts that were pushed or continued.
 */
export type Relation = 'original' | 'repeated' | 'child' | 'related';

/** Another transaction this one is connected with. */
export type ConnectedTransaction = {
  readonly transactionId: string;
  readonly relation: Relation;
  readonly status: TransactionStatus;
  /** What came in for it, and in which currency, where the service says so. */
  readonly amount: DecimalString | null;
  readonly displayTicker: string | null;
};

/** What is wrong with a deposit, in the service's own judgement. */
export type DepositNote = {
  readonly kind: 'underpaid' | 'overpaid' | 'late' | 'wrongAsset';
  /** What came instead of the currency agreed. */
  readonly displayTicker: string | null;
  readonly ticker: Ticker | null;
  readonly network: Network | null;
  readonly amount: DecimalString | null;
  /** Until when the visitor may choose; after that the deposit goes back. */
  readonly decideUntil: number | null;
};

/** An exchange on our server (spec §3 "Transaction"). Times are epoch milliseconds by the server's clock. */
export type Transaction = {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly provider: string | null;
  readonly payin: TransactionLeg;
  readonly payout: TransactionLeg;
  readonly refundAddress: string | null;
  readonly refundExtraId: string | null;
  readonly refundHash: string | null;
  readonly refundAmount: DecimalString | null;
  readonly payinWarnings: readonly string[];
  /** The fiat provider's page where this order is paid; judged before anybody is sent there. */
  readonly redirectUrl: string | null;
  readonly areActionsAvailable: boolean;
  readonly rateMode: 'floating' | 'fixed' | null;
  /** How long the pair usually takes, as "10-60" in minutes. */
  readonly speedForecast: string | null;
  readonly depositNote: DepositNote | null;
  readonly confirmations: { readonly seen: number; readonly required: number } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly depositReceivedAt: number | null;
  readonly validUntil: number | null;
  readonly serverTime: number | null;
  readonly original: ConnectedTransaction | null;
  readonly connected: readonly ConnectedTransaction[];
};
