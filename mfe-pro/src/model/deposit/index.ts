export { createDepositModel, depositModel } from './create-deposit-model';
