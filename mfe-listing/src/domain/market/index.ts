export { marketKey } from './market-facts';
export type { AmountRange, Market, MarketFacts, MarketQuestion, MarketSide } from './market-facts';
export { changeWords, priceWords, rateWords } from './rate-words';
export { sparklinePath } from './sparkline';
