import type { Observation } from '../provider.ts';
import type { Order, OrderState, OrderTerms } from '../orders/order.ts';

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
  readonly startedAtMs: number;
  /** In the phase `placed`. */
  readonly orderId: string | null;
  /** In the phase `refused`: the answer to repeat. */
  readonly refusal: string | null;
};

export type RecordedObservation = {
  readonly atMs: number;
  readonly source: 'create' | 'poll' | 'action';
  readonly rawStatus: string;
  /** Whether it changed the order. */
  readonly isApplied: boolean;
};

/** Attempts, orders and what was observed about them. Every method is atomic and durable when it returns. */
export type OrderStore = {
  /** Records the intention. Returns the attempt that has the key already, if there is one. */
  readonly intend: (attempt: Omit<Attempt, 'phase' | 'orderId' | 'refusal'>) => Attempt | null;
  /** Takes an attempt to send it: its phase becomes `sent`. False if another call has taken it. */
  readonly claim: (key: string, phase: 'intended' | 'unknown', atMs: number) => boolean;
  readonly loseReply: (key: string) => void;
  readonly refuse: (key: string, refusal: string) => void;
  /** Records the order and its attempt's phase `placed`. */
  readonly place: (key: string, order: Order, evidence: unknown, nextPollAtMs: number) => void;
  /** Attempts that a server left in the phase `sent` become `unknown`. Returns their number. */
  readonly abandon: (startedBeforeMs: number) => number;
  readonly find: (id: string) => Order | null;
  /** Records an observation, and the state that follows from it, if any. */
  readonly observe: (
    id: string,
    seen: {
      readonly observation: Observation;
      readonly source: RecordedObservation['source'];
      readonly atMs: number;
    },
    next: OrderState | null,
  ) => void;
  readonly history: (id: string) => readonly RecordedObservation[];
  readonly changeTerms: (terms: OrderTerms) => void;
  /** Takes orders that are due for this server until the lease ends. No other server gets them meanwhile. */
  readonly lease: (query: {
    readonly holder: string;
    readonly nowMs: number;
    readonly untilMs: number;
    readonly most: number;
  }) => readonly string[];
  /** When an order is due next; null: never again. */
  readonly schedule: (id: string, nextPollAtMs: number | null) => void;
  /** Orders by provider and status. */
  readonly counts: () => readonly {
    readonly provider: string;
    readonly status: string;
    readonly count: number;
  }[];
  /** A secret that is made once, for signatures. */
  readonly secret: (name: string) => string;
  readonly close: () => void;
};
