export { KNOWN_STATUSES } from './transaction';
export type {
  ConnectedTransaction,
  KnownStatus,
  Transaction,
  TransactionLeg,
  TransactionRequest,
  TransactionStatus,
} from './transaction';
