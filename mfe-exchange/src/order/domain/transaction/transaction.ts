import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** All statuses of spec §4 "Transaction statuses", and those of newer servers. */
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

/** A known status, or the text from the server. */
export type TransactionStatus =
  | { readonly _tag: 'Known'; readonly status: KnownStatus }
  | { readonly _tag: 'Unknown'; readonly raw: string };

/** One side of a transaction: the deposit (payin) or the payout. */
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
 * Relation of another transaction to this one (api contract §3.6). `repeated`: a second deposit to the same address.
 * `original`: the first transaction of a repeated one. `child`, `related`: pushed or continued parts.
 */
export type Relation = 'original' | 'repeated' | 'child' | 'related';

/** A related transaction. */
export type ConnectedTransaction = {
  readonly transactionId: string;
  readonly relation: Relation;
  readonly status: TransactionStatus;
  /** Amount and currency of its deposit, if the reply has them. */
  readonly amount: DecimalString | null;
  readonly displayTicker: string | null;
};

/** The service's note about a problem of a deposit. */
export type DepositNote = {
  readonly kind: 'underpaid' | 'overpaid' | 'late' | 'wrongAsset';
  /** The currency that arrived instead of the agreed one. */
  readonly displayTicker: string | null;
  readonly ticker: Ticker | null;
  readonly network: Network | null;
  readonly amount: DecimalString | null;
  /** End of the user's time to decide. After that, the deposit is refunded. */
  readonly decideUntil: number | null;
};

/**
 * Reasons why a reported transfer is doubted. `deposit`: the network has no such deposit. The other reasons
 * concern a payment to the user.
 */
export type ChainDoubt = 'deposit' | 'unreadable' | 'absent' | 'elsewhere' | 'less' | 'vanished';

/** An exchange on our server (spec §3 "Transaction"). Times are epoch milliseconds by the server's clock. */
export type Transaction = {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly provider: string | null;
  /** Payment or payout method for fiat: `card`, `bank-transfer`, … Null: coins, or unknown. */
  readonly paymentKind: string | null;
  /** Name of the provider for display. */
  readonly providerLabel: string | null;
  /** The order's ID at the provider, for its support. */
  readonly providerOrderId: string | null;
  /** Order page at the provider. Its host is checked before the page links to it. */
  readonly providerOrderUrl: string | null;
  readonly payin: TransactionLeg;
  readonly payout: TransactionLeg;
  readonly refundAddress: string | null;
  readonly refundExtraId: string | null;
  readonly refundHash: string | null;
  readonly refundAmount: DecimalString | null;
  readonly payinWarnings: readonly string[];
  /** The fiat provider's checkout page. Its host is checked before a redirect. */
  readonly redirectUrl: string | null;
  /**
   * `signed`: the order has a signed receipt. `withheld`: the deposit address differs from the receipt and is not
   * sent.
   */
  readonly receipt: 'none' | 'signed' | 'withheld';
  readonly areActionsAvailable: boolean;
  readonly rateMode: 'floating' | 'fixed' | null;
  /** Usual duration of the pair in minutes, as "10-60". */
  readonly speedForecast: string | null;
  readonly depositNote: DepositNote | null;
  /** A transfer that the provider reports and the network does not confirm. Null: none. */
  readonly chainDoubt: ChainDoubt | null;
  /**
   * Another recipient in the provider's last report. It is not the user's, so it is never filled in or offered to
   * copy.
   */
  readonly reportedRecipient: string | null;
  readonly confirmations: { readonly seen: number; readonly required: number } | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly depositReceivedAt: number | null;
  readonly validUntil: number | null;
  readonly serverTime: number | null;
  readonly original: ConnectedTransaction | null;
  readonly connected: readonly ConnectedTransaction[];
};
