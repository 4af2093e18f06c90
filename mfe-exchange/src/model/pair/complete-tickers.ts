import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS } from '../../domain/currency';
import type { Pair } from '../../domain/pair';

/** What a URL says about the pair; null: nothing. */
export type AskedTickers = { readonly from: Ticker | null; readonly to: Ticker | null };

/** Two tickers to be resolved. */
export type PairTickers = { readonly from: Ticker; readonly to: Ticker };

const otherThan = (ticker: Ticker, preferred: Ticker, second: Ticker): Ticker =>
  ticker === preferred ? second : preferred;

/** Fills what is not said with the defaults of spec §9, never the same currency on both sides. */
export const completeTickers = ({ from, to }: AskedTickers): PairTickers => {
  const { from: btc, to: eth } = DEFAULT_TICKERS;
  const first = from ?? otherThan(to ?? eth, btc, eth);
  const second = to === null || to === first ? otherThan(first, eth, btc) : to;
  return { from: first, to: second };
};

/** Whether a pair is the one these tickers name. */
export const isPairOf = (pair: Pair | null, tickers: PairTickers): boolean =>
  pair?.from.ticker === tickers.from && pair.to.ticker === tickers.to;
