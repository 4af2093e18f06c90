import type { ReceiptKey } from '@coinlane/shared-contracts/receipts';

import type { Observation } from '../provider.ts';
import type { Order, OrderState, OrderTerms } from '../orders/order.ts';
import type { EndedOrder } from '../track-record/track-record.ts';
import type { Message, MessageQueue } from './message-queue.ts';
import type { NoticeStore, Receiver } from './notice-store.ts';
import type { ReviewStore } from './review-store.ts';

/**
 * - `intended`: written, nothing sent
 * - `sent`: the provider may have received it
 * - `placed`: an order exists
 * - `refused`: no order exists, for certain
 * - `unknown`: the reply was lost
 */
type Phase = 'intended' | 'sent' | 'placed' | 'refused' | 'unknown';

/** One press of the button that creates an order, identified by its idempotency key. */
export type Attempt = {
  readonly key: string;
  /** The same key with another body is a conflict. */
  readonly bodyHash: string;
  readonly phase: Phase;
  readonly provider: string;
  /** Set in the phase `placed`. */
  readonly orderId: string | null;
  /** Set in the phase `refused`: the answer to repeat. */
  readonly refusal: string | null;
};

export type RecordedObservation = {
  readonly atMs: number;
  readonly source: 'create' | 'poll' | 'action' | 'chain';
  readonly rawStatus: string;
  /** Whether it changed the order. */
  readonly isApplied: boolean;
};

/** Decision about an observation, based on the stored order. */
type Decision = {
  /** Null: the order does not change. */
  readonly next: OrderState | null;
  readonly isRecorded: boolean;
  /** Stored in the same transaction as the new state. */
  readonly messages: readonly Message[];
};

/**
 * Attempts, orders and observations of orders. Every method is atomic, and durable when it resolves. Rejects with
 * `StoreFault` if the database is unavailable. Times are from the clock of the store, so that servers with
 * different clocks agree.
 */
export type OrderStore = {
  /** Records the intention. Returns the existing attempt with the same key, if there is one. */
  readonly intend: (attempt: Pick<Attempt, 'key' | 'bodyHash' | 'provider'>) => Promise<Attempt | null>;
  /**
   * Claims an attempt before it is sent: its phase becomes `sent`. Returns the number of the send. Null: another
   * call has claimed it.
   */
  readonly claim: (key: string, phase: 'intended' | 'unknown') => Promise<number | null>;
  /** The reply to a send was lost. */
  readonly loseReply: (key: string, send: number) => Promise<void>;
  /** The provider has refused a send. False: the attempt was sent again in the meantime, so its outcome is open. */
  readonly refuse: (key: string, send: number, refusal: string) => Promise<boolean>;
  /**
   * Records the order and its attempt's phase `placed`. Returns the order of the attempt, which can be an earlier
   * one. Null: a later send of the attempt was refused, and that is its answer.
   */
  readonly place: (
    key: string,
    order: Order,
    evidence: unknown,
    nextPollInMs: number,
    messages?: readonly Message[],
    receivers?: readonly Receiver[],
  ) => Promise<Order | null>;
  /** Marks attempts that a server left in the phase `sent` as `unknown`. Returns their number. */
  readonly abandon: (olderThanMs: number) => Promise<number>;
  readonly find: (id: string) => Promise<Order | null>;
  /**
   * Decides about an observation with the order locked, and records it. Returns the resulting order. Null: unknown ID.
   */
  readonly observe: (
    id: string,
    seen: {
      readonly observation: Observation;
      readonly source: RecordedObservation['source'];
      readonly atMs: number;
    },
    decide: (order: Order) => Decision,
  ) => Promise<Order | null>;
  readonly history: (id: string) => Promise<readonly RecordedObservation[]>;
  /**
   * Decides about new terms with the order locked, and stores them. Returns the resulting order. Null: unknown ID,
   * or the decision was null.
   */
  readonly changeTerms: (id: string, decide: (order: Order) => OrderTerms | null) => Promise<Order | null>;
  /** Takes due orders of a provider until the lease ends. No other call gets them in that time. */
  readonly lease: (query: {
    readonly provider: string;
    readonly holder: string;
    readonly forMs: number;
    readonly most: number;
  }) => Promise<readonly string[]>;
  /** Ends a lease, and sets the next due time of the order. Null: never. */
  readonly schedule: (id: string, nextPollInMs: number | null) => Promise<void>;
  /** Orders by provider and status. */
  readonly counts: () => Promise<
    readonly { readonly provider: string; readonly status: string; readonly count: number }[]
  >;
  /** Last orders of a provider that have ended, newest first, except underpaid ones. */
  readonly endedOrders: (provider: string, most: number) => Promise<readonly EndedOrder[]>;
  /** Providers that are switched off. */
  readonly switchedOff: () => Promise<readonly string[]>;
  readonly switchProvider: (provider: string, isOff: boolean, by: string) => Promise<void>;
  readonly takeMessages: MessageQueue['take'];
  readonly endMessage: MessageQueue['end'];
  readonly retryMessage: MessageQueue['retry'];
  readonly outboxCounts: MessageQueue['counts'];
  readonly purgeOutbox: MessageQueue['purge'];
  /** Messages to visitors. */
  readonly notices: NoticeStore;
  readonly reviews: ReviewStore;
  /** Publishes a receipt key. It is never removed, so that old receipts stay verifiable. */
  readonly addReceiptKey: (key: ReceiptKey) => Promise<void>;
  readonly receiptKeys: () => Promise<readonly ReceiptKey[]>;
  /** Returns a secret for signatures, which is created only once. */
  readonly secret: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
};
