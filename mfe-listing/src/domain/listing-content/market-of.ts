import type { Ticker } from '@coinlane/shared-contracts/values';

import type { MarketQuestion } from '../../domain/market';
import { hasMarketColumns } from '../table';
import type { ListingContent } from './listing-content';

/** Pair whose market data a page shows, or null. */
export const marketQuestionOf = (content: ListingContent): MarketQuestion | null =>
  content._tag === 'Currency' || content._tag === 'Pair' ? content.market : null;

/** Coin whose wallets a page shows, or null. Only the page of one coin shows them, not its buy page. */
export const walletsQuestionOf = (content: ListingContent): Ticker | null =>
  content._tag === 'Currency' && !content.isBuy && !content.currency.isFiat ? content.pair.fromTicker : null;

/** Query for prices: the coins of the visible rows, in the selected fiat. Null if the page shows no prices. */
export const pricesQuestionOf = (content: ListingContent): PricesQuestion | null => {
  if (content._tag !== 'Table' && content._tag !== 'Currency' && content._tag !== 'Pair') return null;
  const { table } = content;
  if (table === null || table.fiat === null || table.rows.length === 0) return null;
  return {
    fiatTicker: table.fiat.ticker,
    hasMarket: hasMarketColumns(table.kind),
    tickers: [...new Set(table.rows.map(({ currency }) => currency.ticker))].sort(),
  };
};

/** Query for the prices of coins by their displayed tickers, in upper case. */
export type PricesQuestion = {
  readonly fiatTicker: string;
  readonly tickers: readonly string[];
  /** Whether to include changes and charts. */
  readonly hasMarket: boolean;
};
