export { createWithdrawalModel, withdrawalModel } from './create-withdrawal-model';
