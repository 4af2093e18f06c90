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

/** One press of the button that creates an order, by its idempotency key. */
export type Attempt = {
  readonly key: string;
  /** A used key with another body is a conflict. */
  readonly bodyHash: string;
  readonly phase: Phase;
  readonly provider: string;
  /** In the phase `placed`. */
  readonly orderId: string | null;
  /** In the phase `refused`: the answer to repeat. */
  readonly refusal: string | null;
};

export type RecordedObservation = {
  readonly atMs: number;
  readonly source: 'create' | 'poll' | 'action' | 'chain';
  readonly rawStatus: string;
  /** Whether it changed the order. */
  readonly isApplied: boolean;
};

/** Decision about an observation, from the order as it is stored now. */
type Decision = {
  /** Null: the order stays as it is. */
  readonly next: OrderState | null;
  readonly isRecorded: boolean;
  /** Stored in the same transaction as the new state. */
  readonly messages: readonly Message[];
};

/**
 * Attempts, orders and what was observed about them. Every method is atomic, and durable when it resolves. It rejects with `StoreFault`
 * if the database cannot be used. Times are those of the store's own clock, so that servers whose clocks differ agree.
 */
export type OrderStore = {
  /** Records the intention. Returns the attempt that has the key already, if there is one. */
  readonly intend: (attempt: Pick<Attempt, 'key' | 'bodyHash' | 'provider'>) => Promise<Attempt | null>;
  /** Takes an attempt to send it: its phase becomes `sent`. Returns the number of the send; null: another call has taken it. */
  readonly claim: (key: string, phase: 'intended' | 'unknown') => Promise<number | null>;
  /** The reply to a send was lost. */
  readonly loseReply: (key: string, send: number) => Promise<void>;
  /** The provider has refused a send. False: the attempt was sent again meanwhile, so that its outcome is open. */
  readonly refuse: (key: string, send: number, refusal: string) => Promise<boolean>;
  /**
   * Records the order and its attempt's phase `placed`. Returns the order of the attempt, which is an earlier one if there is one; null: a
   * later send of the attempt was refused, and that is its answer.
   */
  readonly place: (
    key: string,
    order: Order,
    evidence: unknown,
    nextPollInMs: number,
    messages?: readonly Message[],
    receivers?: readonly Receiver[],
  ) => Promise<Order | null>;
  /** Attempts that a server left in the phase `sent` become `unknown`. Returns their number. */
  readonly abandon: (olderThanMs: number) => Promise<number>;
  readonly find: (id: string) => Promise<Order | null>;
  /** Decides about an observation with the order locked, and records it. Returns the order afterwards; null: unknown ID. */
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
   * Decides about new terms with the order locked, and stores them. Returns the order afterwards. Null: unknown ID, or
   * the decision was null.
   */
  readonly changeTerms: (id: string, decide: (order: Order) => OrderTerms | null) => Promise<Order | null>;
  /** Takes orders of a provider that are due, until the lease ends. No other call gets them meanwhile. */
  readonly lease: (query: {
    readonly provider: string;
    readonly holder: string;
    readonly forMs: number;
    readonly most: number;
  }) => Promise<readonly string[]>;
  /** Ends a lease, and sets when the order is due next; null: never again. */
  readonly schedule: (id: string, nextPollInMs: number | null) => Promise<void>;
  /** Orders by provider and status. */
  readonly counts: () => Promise<
    readonly { readonly provider: string; readonly status: string; readonly count: number }[]
  >;
  /** Last orders of a provider that have ended, newest first. Underpaid ones are left out. */
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
  /** Publishes a key of receipts. It is never removed: old receipts stay verifiable. */
  readonly addReceiptKey: (key: ReceiptKey) => Promise<void>;
  readonly receiptKeys: () => Promise<readonly ReceiptKey[]>;
  /** A secret that is made once, for signatures. */
  readonly secret: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
};
