import { Refusal } from '../http/index.ts';
import type { OrderService, SeenOrder } from './order-service.ts';
import type { RelatedOrders } from './wire.ts';

/** An order that is gone, or that has not begun, is not mentioned. */
const readOrNull = (orderService: OrderService, id: string | null): SeenOrder | null => {
  try {
    return id === null ? null : orderService.read(id);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

/** The orders connected with this one by a second deposit. */
export const relatedOrders = (orderService: OrderService, { order }: SeenOrder): RelatedOrders => ({
  original: readOrNull(orderService, order.originalId),
  repeated: readOrNull(orderService, order.repeatedId),
});
