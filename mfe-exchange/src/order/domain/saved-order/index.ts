export { diagnosticOf } from './diagnostic';
export { historyOf, saveOrder } from './saved-order';
export type { SavedOrder } from './saved-order';
export { MAX_ORDER_FILE_BYTES, orderFile, ordersFile, readOrderFile, receiptFile } from './order-file';
export { countOrders, listOrders } from './count-orders';
export type { ListedOrder, OrderCount } from './count-orders';
