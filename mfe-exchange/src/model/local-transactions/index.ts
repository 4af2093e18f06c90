import { createLocalTransactionsModel } from './create-local-transactions-model';

export const localTransactionsModel = createLocalTransactionsModel();
