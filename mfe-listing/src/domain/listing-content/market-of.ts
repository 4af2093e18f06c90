import type { Ticker } from '@coinlane/shared-contracts/values';

import type { MarketQuestion } from '../../domain/market';
import type { ListingContent } from './listing-content';

/** The market a page wants to know; null where it wants to know none. */
export const marketQuestionOf = (content: ListingContent): MarketQuestion | null =>
  content._tag === 'Currency' || content._tag === 'Pair' ? content.market : null;

/** The coin whose wallets a page wants to know; null on every other page: it is the page of one coin, and not of buying it. */
export const walletsQuestionOf = (content: ListingContent): Ticker | null =>
  content._tag === 'Currency' && !content.isBuy && !content.currency.isFiat ? content.pair.fromTicker : null;

/** What prices are asked for: the coins of the rows that are shown, in the selected fiat; null where none are shown. */
export const pricesQuestionOf = (content: ListingContent): PricesQuestion | null => {
  if (content._tag !== 'Table' && content._tag !== 'Currency' && content._tag !== 'Pair') return null;
  const { table } = content;
  if (table === null || table.fiat === null || table.rows.length === 0) return null;
  return {
    fiatTicker: table.fiat.ticker,
    tickers: [...new Set(table.rows.map(({ currency }) => currency.ticker))].sort(),
  };
};

/** Prices of coins by their tickers as shown, in capital letters. */
export type PricesQuestion = { readonly fiatTicker: string; readonly tickers: readonly string[] };
