export {
  $accountRequester,
  termsModel,
  transactionCreationModel,
  announceCreatedFx,
  openTransactionFx,
  orderEnded,
  orderSettled,
} from './transaction-creation-model';
export type { OrderDestination } from './order-destination';
export type { Attempt, AttemptContext, CreateProblem, DoneOrder } from './attempt';
export type { Created } from './create-transaction-creation-model';
export type { CreationView } from './creation-view';
