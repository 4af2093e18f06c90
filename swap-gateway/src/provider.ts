import type { Network } from '@coinlane/shared-contracts/values';

/** Standard flow (`floating` in the interface) or a rate that the provider guarantees. */
export type Flow = 'standard' | 'fixed-rate';

/** `direct`: the amount to send is given. `reverse`: the amount to receive. */
export type Side = 'direct' | 'reverse';

/** A coin or token on one network, as one provider knows it. */
export type ProviderAsset = {
  /** The provider's own key of the asset. */
  readonly key: string;
  /** Display ticker in lower case. */
  readonly ticker: string;
  readonly name: string;
  readonly network: Network;
  /** Contract of a token; null: the network's own coin. */
  readonly contract: string | null;
  /** Decimal places; null: the provider does not say. */
  readonly decimals: number | null;
  readonly supportsFixedRate: boolean;
};

export type QuoteRequest = {
  readonly from: ProviderAsset;
  readonly to: ProviderAsset;
  readonly flow: Flow;
  readonly side: Side;
  /** Exact decimal of the side that is given. */
  readonly amount: string;
};

/** An offer. All amounts are exact decimals after all fees. */
export type Quote = {
  readonly fromAmount: string;
  readonly toAmount: string;
  /** Limits of the amount to send. */
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  /** Fees that are included, in the currency sent and in the currency received. */
  readonly depositFee: string | null;
  readonly withdrawalFee: string | null;
  /** Seconds from the deposit to the payout. */
  readonly etaSeconds: number | null;
  /** The rate that the provider holds; null: the rate is set when the deposit arrives. */
  readonly held: { readonly id: string; readonly validUntilMs: number } | null;
};

/** Terms of an offer about which a reply states nothing. Fees are part of its amounts in any case. */
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
  /** The provider's ID of the held rate. */
  readonly heldId: string | null;
  /** IP address of the visitor; null unless the provider needs it and the operator allows it. */
  readonly visitorIp: string | null;
};

/** Terms as the provider repeats them. Each field is compared with the request; null: the provider does not repeat it. */
export type Echo = {
  readonly fromKey: string | null;
  readonly toKey: string | null;
  readonly fromAmount: string | null;
  readonly toAmount: string | null;
  readonly recipient: string | null;
  readonly extraId: string | null;
  readonly refundAddress: string | null;
  /** Null beside a refund address: the provider repeats that address without a memo. */
  readonly refundExtraId: string | null;
};

/** Echo of a reply that repeats nothing. */
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
  /** The order's ID at the provider, for its support. */
  readonly providerOrderId: string;
  readonly depositAddress: string;
  readonly depositExtraId: string | null;
  readonly fromAmount: string;
  readonly toAmount: string;
  /** End of a guaranteed rate. */
  readonly validUntilMs: number | null;
  /** After this time the deposit address must not be paid. */
  readonly depositUntilMs: number | null;
  readonly echo: Echo;
  /** The whole reply: the evidence in a dispute. */
  readonly evidence: unknown;
};

/** Terms of an order as the provider stores them. Null: the reply does not contain the term. */
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

/** Report of a provider about an order at one time. */
export type Observation = {
  /** Null: a word that the adapter does not know. */
  readonly status: Status | null;
  /** The provider's word. */
  readonly rawStatus: string;
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly refundAmount: string | null;
  readonly payinHash: string | null;
  readonly payoutHash: string | null;
  readonly refundHash: string | null;
  readonly depositReceivedAtMs: number | null;
  readonly depositIssue: { readonly kind: 'underpaid'; readonly decideUntilMs: number | null } | null;
  /** Whether `refund` and `continueOrder` may be called now. */
  readonly hasActions: boolean;
  /** Terms of the order in the same reply. Absent: the reply is signed, or is not one of a provider. */
  readonly terms?: StoredTerms;
};

/** Facts of an order about which a reply states nothing. Adapters replace those that it states. */
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

/** Decisions that the visitor can make about a deposit that cannot be exchanged as agreed. */
export type Actions = {
  readonly refund: { readonly amount: string | null } | null;
  readonly continueAt: { readonly amount: string | null } | null;
};

export type Capabilities = {
  readonly offers: readonly { readonly flow: Flow; readonly side: Side }[];
  /** `later`: optional, and `refund` can name one after a deposit that cannot be exchanged. */
  readonly refundAddress: 'required' | 'optional' | 'later';
  /** Whether a payout and a refund can carry a memo or tag. */
  readonly supportsMemo: boolean;
  readonly kyc: 'none' | 'on-flag' | 'always';
  /** Whether the create call contains the IP address of the visitor. Every offer discloses it. */
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
   * The terms of an order in a second reply. Required of a provider that does not sign its replies: the gateway shows a
   * deposit address only if both replies agree.
   */
  readonly terms?: (reference: string) => Promise<StoredTerms>;
  /** Page of an order at the provider. */
  readonly orderUrl: (reference: string) => string;
  readonly actions?: (reference: string) => Promise<Actions>;
  readonly refund?: (reference: string, target: RefundTarget) => Promise<void>;
  readonly continueOrder?: (reference: string) => Promise<{ readonly amount: string | null }>;
};

export type RefundTarget = { readonly address: string; readonly extraId: string | null };

/** Codes of `api contract §1` that a provider's refusal becomes. */
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

/** The provider answered and refuses: nothing was created. */
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
 * The provider did not answer, or not what its interface promises. `isOutcomeKnown`: the request was not carried out for
 * certain.
 */
export class ProviderFault extends Error {
  readonly isOutcomeKnown: boolean;

  constructor(message: string, { isOutcomeKnown }: { readonly isOutcomeKnown: boolean }) {
    super(message);
    this.name = 'ProviderFault';
    this.isOutcomeKnown = isOutcomeKnown;
  }
}
