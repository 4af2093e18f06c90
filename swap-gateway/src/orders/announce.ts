import type { Status } from '../provider.ts';
import type { Message } from '../store/message-queue.ts';
import type { Order } from './order.ts';

/**
 * Messages about a change of an order. `before`: its last status. Null: the order is new, or its status was unknown.
 */
export type Announce = (order: Order, before: Status | null) => readonly Message[];

/** No receivers, so no messages. */
export const silent: Announce = () => [];
