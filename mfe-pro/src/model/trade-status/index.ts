export { createTradeStatusModel, tradeStatusModel } from './create-trade-status-model';
