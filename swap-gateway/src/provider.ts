import type { Network } from '@coinlane/shared-contracts/values';

/** Standard flow (`floating` in the interface), or a rate that the provider guarantees. */
export type Flow = 'standard' | 'fixed-rate';

/** `direct`: the amount to send is given. `reverse`: the amount to receive is given. */
export type Side = 'direct' | 'reverse';

/** A coin or token on one network, with a provider's data. */
export type ProviderAsset = {
  /** The provider's own key of the asset. */
  readonly key: string;
  /** Display ticker in lower case. */
  readonly ticker: string;
  readonly name: string;
  readonly network: Network;
  /** Contract of a token. Null: the native coin. */
  readonly contract: string | null;
  /** Number of decimals. Null: the provider does not report it. */
  readonly decimals: number | null;
  readonly supportsFixedRate: boolean;
};

export type QuoteRequest = {
  readonly from: ProviderAsset;
  readonly to: ProviderAsset;
  readonly flow: Flow;
  readonly side: Side;
  /** Exact decimal, for the given side. */
  readonly amount: string;
};

/** An offer. All amounts are exact decimals after all fees. */
export type Quote = {
  readonly fromAmount: string;
  readonly toAmount: string;
  /** Limits of the amount to send. */
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  /** Included fees, in the currency sent and in the currency received. */
  readonly depositFee: string | null;
  readonly withdrawalFee: string | null;
  /** Seconds from the deposit to the payout. */
  readonly etaSeconds: number | null;
  /** The rate that the provider guarantees. Null: the rate is set when the deposit arrives. */
  readonly held: { readonly id: string; readonly validUntilMs: number } | null;
};

/** Terms that the reply for an offer does not contain. The amounts include fees in any case. */
export const NO_TERMS: Omit<Quote, 'fromAmount' | 'toAmount'> = {
  minAmount: null,
  maxAmount: null,
  depositFee: null,
  withdrawalFee: null,
  etaSeconds: null,
  held: null,
};

export type CreateOrder = QuoteRequest & {
  readonly recipient: string;
  readonly extraId: string | null;
  readonly refundAddress: string | null;
  readonly refundExtraId: string | null;
  /** The provider's ID of the guaranteed rate. */
  readonly heldId: string | null;
  /** IP address of the visitor. Null unless the provider needs it and the operator allows it. */
  readonly visitorIp: string | null;
};

/** Terms repeated by the provider. Each field is compared with the request. Null: the provider does not repeat it. */
export type Echo = {
  readonly fromKey: string | null;
  readonly toKey: string | null;
  readonly fromAmount: string | null;
  readonly toAmount: string | null;
  readonly recipient: string | null;
  readonly extraId: string | null;
  readonly refundAddress: string | null;
  /** Null with a refund address: the provider repeats that address without a memo. */
  readonly refundExtraId: string | null;
};

/** Echo of a reply that repeats no terms. */
export const NO_ECHO: Echo = {
  fromKey: null,
  toKey: null,
  fromAmount: null,
  toAmount: null,
  recipient: null,
  extraId: null,
  refundAddress: null,
  refundExtraId: null,
};

export type PlacedOrder = {
  /** Key for `read`. */
  readonly reference: string;
  /** ID of the order at the provider, for its support. */
  readonly providerOrderId: string;
  readonly depositAddress: string;
  readonly depositExtraId: string | null;
  readonly fromAmount: string;
  readonly toAmount: string;
  /** End of a guaranteed rate. */
  readonly validUntilMs: number | null;
  /** The deposit address must not be paid after this time. */
  readonly depositUntilMs: number | null;
  readonly echo: Echo;
  /** The whole reply, as evidence in a dispute. */
  readonly evidence: unknown;
};

/** Terms of an order, as stored by the provider. Null: the reply does not contain the term. */
export type StoredTerms = {
  readonly depositAddress: string | null;
  readonly depositExtraId: string | null;
  readonly recipient: string | null;
};

/** The site's statuses (spec §4 "Transaction statuses") that a provider can cause. */
export const STATUSES = [
  'new',
  'waiting',
  'confirming',
  'exchanging',
  'sending',
  'finished',
  'failed',
  'refunded',
  'expired',
  'verifying',
  'refunding',
] as const;
export type Status = (typeof STATUSES)[number];

/** Report of a provider about an order at a point in time. */
export type Observation = {
  /** Null: a status that the adapter does not know. */
  readonly status: Status | null;
  /** The provider's own status. */
  readonly rawStatus: string;
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly refundAmount: string | null;
  readonly payinHash: string | null;
  readonly payoutHash: string | null;
  readonly refundHash: string | null;
  readonly depositReceivedAtMs: number | null;
  readonly depositIssue: { readonly kind: 'underpaid'; readonly decideUntilMs: number | null } | null;
  /** Whether `refund` and `continueOrder` can be called now. */
  readonly hasActions: boolean;
  /** Terms of the order in the same reply. Absent: the reply is signed, or does not come from a provider. */
  readonly terms?: StoredTerms;
};

/** Facts of an order that a reply does not contain. Adapters replace those that it contains. */
export const NOTHING_SEEN: Omit<Observation, 'status' | 'rawStatus'> = {
  amountFrom: null,
  amountTo: null,
  refundAmount: null,
  payinHash: null,
  payoutHash: null,
  refundHash: null,
  depositReceivedAtMs: null,
  depositIssue: null,
  hasActions: false,
};

/** Decisions of the visitor about a deposit that cannot be exchanged as agreed. */
export type Actions = {
  readonly refund: { readonly amount: string | null } | null;
  readonly continueAt: { readonly amount: string | null } | null;
};

export type Capabilities = {
  readonly offers: readonly { readonly flow: Flow; readonly side: Side }[];
  /** `later`: optional, and `refund` can specify one for a deposit that cannot be exchanged. */
  readonly refundAddress: 'required' | 'optional' | 'later';
  /** Whether a payout and a refund can have a memo or tag. */
  readonly supportsMemo: boolean;
  readonly kyc: 'none' | 'on-flag' | 'always';
  /** Whether the create call contains the IP address of the visitor. Every offer discloses this. */
  readonly needsVisitorIp: boolean;
  /** Whether a repeated create call is harmless, so that it can be sent again after a lost reply. */
  readonly isCreateRepeatable: boolean;
};

/** One public swap provider. Failures are thrown as `ProviderRefusal` and `ProviderFault`. */
export type Provider = {
  readonly id: string;
  readonly displayName: string;
  readonly capabilities: Capabilities;
  readonly assets: () => Promise<readonly ProviderAsset[]>;
  readonly quote: (request: QuoteRequest) => Promise<Quote>;
  readonly create: (order: CreateOrder) => Promise<PlacedOrder>;
  readonly read: (reference: string) => Promise<Observation>;
  /**
   * The terms of an order in a second reply. Required for a provider that does not sign its replies: the gateway
   * shows a deposit address only if both replies agree.
   */
  readonly terms?: (reference: string) => Promise<StoredTerms>;
  /** Page of an order at the provider. */
  readonly orderUrl: (reference: string) => string;
  readonly actions?: (reference: string) => Promise<Actions>;
  readonly refund?: (reference: string, target: RefundTarget) => Promise<void>;
  readonly continueOrder?: (reference: string) => Promise<{ readonly amount: string | null }>;
};

export type RefundTarget = { readonly address: string; readonly extraId: string | null };

/** Codes of `api contract §1` for refusals of providers. */
export type RefusalCode =
  | 'deposit_too_small'
  | 'max_amount_exceeded'
  | 'out_of_range'
  | 'pair_is_inactive'
  | 'not_valid_fixed_rate_pair'
  | 'rate_id_not_found_or_expired'
  | 'payout_address_refused'
  | 'altered_reply'
  | 'refund_address_refused'
  | 'action_not_available'
  | 'not_found';

/** The provider refused the request and created nothing. */
export class ProviderRefusal extends Error {
  readonly code: RefusalCode;
  readonly minAmount: string | null;
  readonly maxAmount: string | null;

  constructor(
    code: RefusalCode,
    said: string,
    limits: { readonly minAmount?: string | null; readonly maxAmount?: string | null } = {},
  ) {
    super(said);
    this.name = 'ProviderRefusal';
    this.code = code;
    this.minAmount = limits.minAmount ?? null;
    this.maxAmount = limits.maxAmount ?? null;
  }
}

/**
 * The provider did not reply, or its reply was unexpected. `isOutcomeKnown`: the request was certainly not carried
 * out.
 */
export class ProviderFault extends Error {
  readonly isOutcomeKnown: boolean;

  constructor(message: string, { isOutcomeKnown }: { readonly isOutcomeKnown: boolean }) {
    super(message);
    this.name = 'ProviderFault';
    this.isOutcomeKnown = isOutcomeKnown;
  }
}
