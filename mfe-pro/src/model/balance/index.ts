export { balanceModel, createBalanceModel } from './create-balance-model';
