export { followOrders } from './follow-orders';
export type { RunningOrder } from './follow-orders';
export { runningOrdersText } from './running-orders.rule';
