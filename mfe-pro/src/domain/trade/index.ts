export { draftAt, startingDraft } from './starting-draft';
export { isExpired, isFinal, partOf, reviewTrade, secondsLeft, TRADE_STEPS } from './trade';
export type { Quote, QuoteRequest, Trade, TradeDraft, TradeOrder, TradeReview, TradeStep } from './trade';
