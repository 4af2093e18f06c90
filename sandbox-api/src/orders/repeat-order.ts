import { SECOND_DEPOSIT_AFTER_MS } from '../settings.ts';
import { newId } from './create-order.ts';
import type { OrderStore } from './order-store.ts';
import type { Order } from './order.ts';
import { stepsOf } from './timeline.ts';

/** Order for a second payment to the same address. It starts some time after the first (api contract §3.6). */
const repeatOrder = (original: Order): Order => {
  const createdAt = original.createdAt + SECOND_DEPOSIT_AFTER_MS;
  return {
    ...original,
    id: newId(),
    createdAt,
    scenario: 'happy',
    plan: {
      startedAt: createdAt,
      steps: stepsOf('happy').filter(({ status }) => status !== 'new' && status !== 'waiting'),
    },
    depositAt: null,
    originalId: original.id,
    repeatedId: null,
  };
};

/** Stores the second order of `second-deposit` with the first, only once. Does nothing for other orders. */
export const withRepetition = (store: OrderStore, order: Order): Order => {
  if (order.scenario !== 'second-deposit' || order.repeatedId !== null) return order;
  const repeated = repeatOrder(order);
  store.save(repeated);
  return { ...order, repeatedId: repeated.id };
};
