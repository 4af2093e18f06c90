import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS } from '../../../currency/domain/currency';
import { defaultTickersOf, fiatKindOf } from '../../domain/fiat-mode';
import type { PairTickers } from '../../domain/fiat-mode';
import type { Pair } from '../../domain/pair';

/** Pair in a URL. Null: not set. */
export type UrlTickers = {
  readonly from: Ticker | null;
  readonly to: Ticker | null;
  readonly isFiatMode: boolean;
};

const otherThan = (ticker: Ticker, preferred: Ticker, second: Ticker): Ticker =>
  ticker === preferred ? second : preferred;

const completeFiat = (asked: UrlTickers): PairTickers => {
  const { from, to } = defaultTickersOf(fiatKindOf(asked));
  return { from: asked.from ?? from, to: asked.to ?? to };
};

/** Completes the tickers with the defaults of spec §9. Never returns the same currency for both sides. */
export const completeTickers = (asked: UrlTickers): PairTickers => {
  const { from, to, isFiatMode } = asked;
  if (isFiatMode && (from === null || to === null)) return completeFiat(asked);
  const { from: btc, to: eth } = DEFAULT_TICKERS;
  const first = from ?? otherThan(to ?? eth, btc, eth);
  const second = to === null || to === first ? otherThan(first, eth, btc) : to;
  return { from: first, to: second };
};

/** Whether a pair has these tickers. */
export const isPairOf = (pair: Pair | null, tickers: PairTickers): boolean =>
  pair?.from.ticker === tickers.from && pair.to.ticker === tickers.to;
