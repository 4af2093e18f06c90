import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { notFound } from '../http/index.ts';
import type { OrderRequest } from './create-order.ts';
import type { Attempt } from './idempotency.ts';
import { hasBegun, stateOf } from './order-state.ts';
import type { OrderState } from './order-state.ts';
import { createOrderStore } from './order-store.ts';
import type { OrderStore } from './order-store.ts';
import type { Order } from './order.ts';
import { placeOrder } from './place-order.ts';
import type { Placed } from './place-order.ts';
import { withRepetition } from './repeat-order.ts';
import type { Scenario } from './scenario.ts';
import { stepsOf } from './timeline.ts';
import type { Step } from './timeline.ts';

/** An order with its state at the current time of its namespace. */
export type OrderSnapshot = { readonly order: Order; readonly state: OrderState; readonly nowMs: number };

type Outcome =
  | { readonly _tag: 'Created'; readonly seen: OrderSnapshot }
  | Extract<Placed, { readonly _tag: 'Failed' }>;

/** Order service for all routes. */
export type OrderService = {
  /**
   * Creates an order. Returns the same order for the same key and body. Refuses with the errors of api contract §1.
   */
  readonly create: (toRequest: () => OrderRequest, namespace: string, attempt: Attempt) => Outcome;
  /** Refuses an order that does not exist or has not started yet, with a 404. */
  readonly read: (id: string) => OrderSnapshot;
  readonly list: (namespace: string) => readonly OrderSnapshot[];
  /** Replaces the steps of the order from now on. */
  readonly replan: (seen: OrderSnapshot, steps: readonly Step[], change?: Partial<Order>) => OrderSnapshot;
  readonly setScenario: (seen: OrderSnapshot, scenario: Scenario) => OrderSnapshot;
  readonly change: (seen: OrderSnapshot, change: Partial<Order>) => OrderSnapshot;
  readonly addNotifyAddress: OrderStore['addNotifyAddress'];
  readonly clear: OrderStore['clear'];
};

/** Creates the order service on the stored orders. */
export const createOrderService = (rows: Rows, clock: Clock): OrderService => {
  const store = createOrderStore(rows);

  const see = (order: Order): OrderSnapshot => {
    const nowMs = clock.nowIn(order.namespace);
    return { order, state: stateOf(order, nowMs), nowMs };
  };

  const keep = (order: Order): OrderSnapshot => {
    store.save(order);
    return see(order);
  };

  const read = (id: string): OrderSnapshot => {
    const order = store.find(id);
    if (order === null || !hasBegun(order, clock.nowIn(order.namespace))) throw notFound('Transaction');
    return see(order);
  };

  return {
    create: (toRequest, namespace, attempt) => {
      const placed = store.inTransaction(() =>
        placeOrder({ rows, store, clock }, namespace, { ...attempt, toRequest }),
      );
      return placed._tag === 'Failed' ? placed : { _tag: 'Created', seen: read(placed.orderId) };
    },
    read,
    list: (namespace) => store.list(namespace).map(see),
    replan: ({ order, state, nowMs }, steps, change = {}) =>
      keep({ ...order, ...change, plan: { startedAt: nowMs, steps }, depositAt: state.depositReceivedAt }),
    setScenario: ({ order }, scenario) => {
      const plan = { startedAt: order.createdAt, steps: stepsOf(scenario) };
      return keep(withRepetition(store, { ...order, scenario, plan, depositAt: null }));
    },
    change: ({ order }, change) => keep({ ...order, ...change }),
    addNotifyAddress: store.addNotifyAddress,
    clear: store.clear,
  };
};
