import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { takeCreateFailure } from './create-failure.ts';
import { createOrder } from './create-order.ts';
import type { OrderRequest } from './create-order.ts';
import { defaultScenarioOf } from './default-scenario.ts';
import type { Attempt } from './idempotency.ts';
import type { OrderStore } from './order-store.ts';
import type { Order } from './order.ts';
import { withRepetition } from './repeat-order.ts';
import { scenarioOfAmount } from './scenario.ts';
import type { Scenario } from './scenario.ts';

/** ID of an order, or the reply of a failure that a test has set. */
export type Placed =
  | { readonly _tag: 'Placed'; readonly orderId: string }
  | { readonly _tag: 'Failed'; readonly status: number; readonly body: unknown };

export type Counter = { readonly rows: Rows; readonly store: OrderStore; readonly clock: Clock };

/** The fiat scenario applies only to fiat orders, because a coin order cannot wait for a checkout page. */
const fitScenario = (scenario: Scenario, { pair }: OrderRequest): Scenario => {
  if (pair.from.isFiat) return scenario === 'happy' ? 'fiat-redirect' : scenario;
  return scenario === 'fiat-redirect' ? 'happy' : scenario;
};

const scenarioFor = (rows: Rows, request: OrderRequest): Scenario => {
  const asked = scenarioOfAmount(request.amount.toFixed()) ?? defaultScenarioOf(rows, request.namespace);
  return fitScenario(asked ?? 'happy', request);
};

const placeAnew = ({ rows, store, clock }: Counter, request: OrderRequest): Order => {
  const nowMs = clock.nowIn(request.namespace);
  const order = withRepetition(store, createOrder(request, scenarioFor(rows, request), nowMs));
  store.save(order);
  if (request.contactEmail !== '') store.addNotifyAddress(order.id, request.contactEmail);
  return order;
};

/**
 * Places an order once: the same key and body return the same order. Refuses another body with a used key with a
 * 409. Must be called within a transaction.
 */
export const placeOrder = (
  counter: Counter,
  namespace: string,
  { toRequest, ...attempt }: Attempt & { readonly toRequest: () => OrderRequest },
): Placed => {
  const { rows, store } = counter;
  const made = store.keys.find(namespace, attempt);
  if (made !== null) return { _tag: 'Placed', orderId: made };
  const failure = takeCreateFailure(rows, namespace);
  if (failure !== null) return { _tag: 'Failed', ...failure };
  const orderId = placeAnew(counter, toRequest()).id;
  store.keys.save(namespace, attempt, orderId);
  return { _tag: 'Placed', orderId };
};
