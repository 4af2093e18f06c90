import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** One side of a pair, as identified by the market services. */
export type MarketSide = {
  readonly ticker: Ticker;
  readonly displayTicker: Ticker;
  readonly network: Network;
};

/** A pair whose market data a page shows. */
export type MarketQuestion = {
  readonly from: MarketSide;
  readonly to: MarketSide;
  /** Other side of the pair whose limits are fetched. Null for a pair that is not an exchange of coins. */
  readonly rangeTo: MarketSide | null;
};

/** Market rate of one unit of `from` in `to`, without fees. JSON-serializable. */
export type Market = {
  readonly rate: DecimalString;
  /** In percent, signed. */
  readonly change24h: DecimalString | null;
  readonly high24h: DecimalString | null;
  readonly low24h: DecimalString | null;
  /** Rates of the last 24 hours, oldest first. */
  readonly rates: readonly number[];
};

/** Limits of the `from` amount. Null: unknown or unlimited. */
export type AmountRange = { readonly min: DecimalString | null; readonly max: DecimalString | null };

export type MarketFacts = { readonly market: Market | null; readonly range: AmountRange | null };

/** Time spans of a chart. The market data already contains the first one. */
export const CHART_SPANS = ['24h', '7d', '30d'] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

/** A pair and the span of its chart. */
export type ChartQuestion = {
  readonly pair: Pick<MarketQuestion, 'from' | 'to'>;
  readonly key: string;
  readonly span: ChartSpan;
};

/** Key of a query. */
export const marketKey = ({ from, to, rangeTo }: MarketQuestion): string =>
  [from.ticker, to.ticker, rangeTo?.ticker ?? ''].join('_');
