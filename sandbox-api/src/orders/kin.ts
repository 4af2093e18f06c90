import { Refusal } from '../http/index.ts';
import type { OrderDesk, SeenOrder } from './order-desk.ts';
import type { Kin } from './wire.ts';

/** An order that is gone, or that has not begun, is not mentioned. */
const readOrNull = (desk: OrderDesk, id: string | null): SeenOrder | null => {
  try {
    return id === null ? null : desk.read(id);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

/** The orders connected with this one by a second deposit. */
export const kinOf = (desk: OrderDesk, { order }: SeenOrder): Kin => ({
  original: readOrNull(desk, order.originalId),
  repeated: readOrNull(desk, order.repeatedId),
});
