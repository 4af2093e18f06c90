import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** One side of a pair, as the services want it named. */
export type MarketSide = {
  readonly ticker: Ticker;
  readonly displayTicker: Ticker;
  readonly network: Network;
};

/** A pair a page wants to know the market of. */
export type MarketQuestion = {
  readonly from: MarketSide;
  readonly to: MarketSide;
  /** The pair whose smallest and largest amounts are asked for; null where that is no exchange of coins. */
  readonly rangeTo: MarketSide | null;
};

/** What one unit of `from` is worth in `to`, without anybody's fees. Survives JSON. */
export type Market = {
  readonly rate: DecimalString;
  /** In percent, signed. */
  readonly change24h: DecimalString | null;
  readonly high24h: DecimalString | null;
  readonly low24h: DecimalString | null;
  /** Rates of the last 24 hours, oldest first. */
  readonly rates: readonly number[];
};

/** How much of `from` may be sent; null: nobody has said, or there is no such limit. */
export type AmountRange = { readonly min: DecimalString | null; readonly max: DecimalString | null };

export type MarketFacts = { readonly market: Market | null; readonly range: AmountRange | null };

/** What tells two questions apart. */
export const marketKey = ({ from, to, rangeTo }: MarketQuestion): string =>
  [from.ticker, to.ticker, rangeTo?.ticker ?? ''].join('_');
