export { cashbackModel, createCashbackModel } from './create-cashback-model';
