import type { ChainView } from '../witness/chain-view.ts';
import { NOTHING_SEEN } from '../provider.ts';
import type { Flow, Observation, Side, Status } from '../provider.ts';

/** One side of an order, as at its creation: a provider can drop the currency later. */
export type OrderSide = {
  readonly ticker: string;
  readonly legacyTicker: string;
  readonly network: string;
  /** Null for an order of an older version. */
  readonly asset: OrderAsset | null;
};

/** A coin or token on its network. */
type OrderAsset = {
  /** Contract of a token. Null: the native coin. */
  readonly contract: string | null;
  /** Number of decimals. Null: unknown. */
  readonly decimals: number | null;
};

/** Agreed terms. They never change, except the refund address. */
export type OrderTerms = {
  readonly id: string;
  readonly provider: string;
  /** Key of the order at the provider. */
  readonly reference: string;
  readonly providerOrderId: string;
  readonly createdAtMs: number;
  readonly from: OrderSide;
  readonly to: OrderSide;
  readonly flow: Flow;
  readonly side: Side;
  readonly expectedFrom: string;
  readonly expectedTo: string;
  readonly payinAddress: string;
  readonly payinExtraId: string | null;
  readonly payoutAddress: string;
  readonly payoutExtraId: string | null;
  readonly refundAddress: string | null;
  readonly refundExtraId: string | null;
  readonly validUntilMs: number | null;
  readonly depositUntilMs: number | null;
  /** Whether the reply to the creation contained a control token. False for an order of an older version. */
  readonly hasControlToken: boolean;
  /** Announced seconds from the deposit to the payout. Null: none, or an order of an older version. */
  readonly announcedSeconds: number | null;
};

/** Events until now. */
export type OrderState = Omit<Observation, 'status' | 'rawStatus' | 'terms'> & {
  /** Null: the provider reports an unknown status. The page shows "checking". */
  readonly status: Status | null;
  /**
   * Whether the last report has another deposit address or recipient than the agreed one. The address is then not
   * shown.
   */
  readonly isAltered: boolean;
  /** Another recipient in the last report, for the visitor and support. Null: the agreed one. */
  readonly reportedRecipient: string | null;
  /** View of our nodes. Null: no node is configured. */
  readonly chain: ChainView | null;
  readonly updatedAtMs: number;
};

export type Order = {
  readonly terms: OrderTerms;
  readonly state: OrderState;
  /** Signed receipt, as stored with the order. Null: none. */
  readonly receipt: string | null;
};

export const FRESH_STATE: Omit<OrderState, 'updatedAtMs'> = {
  status: 'waiting',
  ...NOTHING_SEEN,
  isAltered: false,
  reportedRecipient: null,
  chain: null,
};
