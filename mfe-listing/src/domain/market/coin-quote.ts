import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Market data of a coin. JSON-serializable. */
type CoinMarket = {
  /** In percent, signed. */
  readonly change24h: DecimalString | null;
  /** Chart of a week, in the format of `levelsOf`. Null: too few prices. */
  readonly levels: string | null;
};

/** Price of a coin in a fiat currency, and its market data for a table that shows them. */
export type CoinQuote = { readonly price: DecimalString; readonly market?: CoinMarket };

/** Quotes by upper-case ticker, and their time in epoch milliseconds. */
export type CoinQuotes = {
  readonly byTicker: Readonly<Record<string, CoinQuote>>;
  readonly updatedAt: number | null;
};
