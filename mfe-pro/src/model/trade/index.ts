export { createTradeModel, tradeModel } from './create-trade-model';
export type { QuoteView } from './quote-view';
