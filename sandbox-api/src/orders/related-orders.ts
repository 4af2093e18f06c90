import { Refusal } from '../http/index.ts';
import type { OrderService, OrderSnapshot } from './order-service.ts';
import type { RelatedOrders } from './wire.ts';

/** Returns null for an order that does not exist or has not started yet. */
const readOrNull = (orderService: OrderService, id: string | null): OrderSnapshot | null => {
  try {
    return id === null ? null : orderService.read(id);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

/** Orders related to this one by a second deposit. */
export const relatedOrders = (orderService: OrderService, { order }: OrderSnapshot): RelatedOrders => ({
  original: readOrNull(orderService, order.originalId),
  repeated: readOrNull(orderService, order.repeatedId),
});
