export { draftAt, startingDraft } from './starting-draft';
export { isFinal, partOf, reviewTrade, TRADE_STEPS } from './trade';
export type { Quote, QuoteRequest, Trade, TradeDraft, TradeOrder, TradeStep } from './trade';
