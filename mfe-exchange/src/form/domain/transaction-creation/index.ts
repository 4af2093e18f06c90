export type { CreatedTransaction, CreateFailure } from './create-transaction';
export { orderFlowOf, pageAfterCreate, sourceOf } from './order-flow';
export type { OrderFlow, PageAfterCreate } from './order-flow';
export { UNKNOWN_ORIGIN } from './transaction-request';
export type { OrderOrigin, OrderSource, TransactionRequest } from './transaction-request';
