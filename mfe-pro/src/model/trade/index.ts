export { tradeModel } from './create-trade-model';
