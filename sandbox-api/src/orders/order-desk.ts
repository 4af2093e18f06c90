import { createHash } from 'node:crypto';

import type { Clock } from '../clock/index.ts';
import type { Rows } from '../database/index.ts';
import { notFound, Refusal } from '../http/index.ts';
import { takeCreateFailure } from './create-failure.ts';
import { createOrder, repeatOrder } from './create-order.ts';
import type { OrderRequest } from './create-order.ts';
import { defaultScenarioOf } from './default-scenario.ts';
import { hasBegun, stateOf } from './order-state.ts';
import type { OrderState } from './order-state.ts';
import { createOrderStore } from './order-store.ts';
import type { OrderStore } from './order-store.ts';
import type { Order } from './order.ts';
import { scenarioOfAmount } from './scenario.ts';
import type { Scenario } from './scenario.ts';
import { stepsOf } from './timeline.ts';
import type { Step } from './timeline.ts';

export type SeenOrder = { readonly order: Order; readonly state: OrderState; readonly nowMs: number };

/** What the body of a create was, and under which key it came. */
type Attempt = { readonly key: string; readonly body: unknown };

type Outcome =
  | { readonly _tag: 'Created'; readonly seen: SeenOrder }
  | { readonly _tag: 'Failed'; readonly status: number; readonly body: unknown };

/** Everything that can be done with orders; all routes go through here. */
export type OrderDesk = {
  /** The same key and body give the same order; another body under a used key is refused with 409. */
  readonly create: (toRequest: () => OrderRequest, namespace: string, attempt: Attempt) => Outcome;
  /** The order now, by the clock of the name space it was made in; refuses with 404. */
  readonly read: (id: string) => SeenOrder;
  readonly list: (namespace: string) => readonly SeenOrder[];
  /** What the order does from now on. */
  readonly replan: (seen: SeenOrder, steps: readonly Step[], change?: Partial<Order>) => SeenOrder;
  readonly setScenario: (seen: SeenOrder, scenario: Scenario) => SeenOrder;
  readonly change: (seen: SeenOrder, change: Partial<Order>) => SeenOrder;
  readonly addNotifyAddress: OrderStore['addNotifyAddress'];
  readonly clear: OrderStore['clear'];
};

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

const conflict = (): Refusal =>
  new Refusal(409, { error: 'conflict', message: 'The idempotency key was used for another order' });

/** A coin order cannot wait for a checkout page, so the fiat story is told of fiat orders only. */
const fitScenario = (scenario: Scenario, { pair }: OrderRequest): Scenario => {
  if (pair.from.isFiat) return scenario === 'happy' ? 'fiat-redirect' : scenario;
  return scenario === 'fiat-redirect' ? 'happy' : scenario;
};

/** The desk over the stored orders. */
export const createOrderDesk = (rows: Rows, clock: Clock): OrderDesk => {
  const store = createOrderStore(rows);

  const see = (order: Order): SeenOrder => {
    const nowMs = clock.nowIn(order.namespace);
    return { order, state: stateOf(order, nowMs), nowMs };
  };

  const keep = (order: Order): SeenOrder => {
    store.save(order);
    return see(order);
  };

  const withRepetition = (order: Order): Order => {
    if (order.scenario !== 'second-deposit' || order.repeatedId !== null) return order;
    const repeated = repeatOrder(order);
    store.save(repeated);
    return { ...order, repeatedId: repeated.id };
  };

  const read = (id: string): SeenOrder => {
    const order = store.find(id);
    if (order === null || !hasBegun(order, clock.nowIn(order.namespace))) throw notFound('Transaction');
    return see(order);
  };

  const createAnew = (request: OrderRequest): SeenOrder => {
    const scenario =
      scenarioOfAmount(request.amount.toFixed()) ?? defaultScenarioOf(rows, request.namespace) ?? 'happy';
    const nowMs = clock.nowIn(request.namespace);
    return keep(withRepetition(createOrder(request, fitScenario(scenario, request), nowMs)));
  };

  const createOnce = (toRequest: () => OrderRequest, namespace: string, { key, body }: Attempt): Outcome => {
    const bodyHash = hashOf(body);
    const used = key === '' ? null : store.findKey(namespace, key);
    if (used !== null && used.bodyHash !== bodyHash) throw conflict();
    if (used !== null) return { _tag: 'Created', seen: read(used.orderId) };
    const failure = takeCreateFailure(rows, namespace);
    if (failure !== null) return { _tag: 'Failed', ...failure };
    const seen = createAnew(toRequest());
    if (key !== '') store.saveKey(namespace, key, { bodyHash, orderId: seen.order.id });
    return { _tag: 'Created', seen };
  };

  return {
    create: (toRequest, namespace, attempt) =>
      store.inTransaction(() => createOnce(toRequest, namespace, attempt)),
    read,
    list: (namespace) => store.list(namespace).map(see),
    replan: ({ order, state, nowMs }, steps, change = {}) =>
      keep({ ...order, ...change, plan: { startedAt: nowMs, steps }, depositAt: state.depositReceivedAt }),
    setScenario: ({ order }, scenario) =>
      keep(
        withRepetition({
          ...order,
          scenario,
          plan: { startedAt: order.createdAt, steps: stepsOf(scenario) },
          depositAt: null,
        }),
      ),
    change: ({ order }, change) => keep({ ...order, ...change }),
    addNotifyAddress: store.addNotifyAddress,
    clear: store.clear,
  };
};
