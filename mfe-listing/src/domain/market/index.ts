export { CHART_SPANS, marketKey } from './market-facts';
export type {
  AmountRange,
  ChartQuestion,
  ChartSpan,
  Market,
  MarketFacts,
  MarketQuestion,
  MarketSide,
} from './market-facts';
export type { CoinQuote, CoinQuotes } from './coin-quote';
export { changeDirection, changeWords, fiatWords, priceWords, rateWords } from './rate-words';
export { levelsOf, levelsPath, ROW_CHART, trendOf } from './row-chart';
export { invertRates, shownMarketOf } from './shown-market';
export type { ShownMarket } from './shown-market';
export { sparklinePath } from './sparkline';
