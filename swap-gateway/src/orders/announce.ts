import type { Status } from '../provider.ts';
import type { Message } from '../store/message-queue.ts';
import type { Order } from './order.ts';

/** Messages about a change of an order. `before` is its last status; null: it is new, or its status was unknown. */
export type Announce = (order: Order, before: Status | null) => readonly Message[];

/** Without receivers there are no messages. */
export const silent: Announce = () => [];
