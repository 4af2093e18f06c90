import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS, FIATS } from '../../../currency/domain/currency';
import type { ExchangeKind } from '../../../currency/domain/currency';
import type { Pair } from '../pair';

export const EXCHANGE_KINDS: readonly ExchangeKind[] = ['crypto', 'buy', 'sell'];

/** Initial kind of fiat mode (spec §4 `initFiatFlow`). */
const INIT_FIAT_FLOW: ExchangeKind = 'buy';

/**
 * Kind of a pair: fiat on the `from` side is buying, fiat on the `to` side is selling. Both are fiat mode (spec §3
 * `isFiatMode`).
 */
export const kindOf = ({ from, to }: Pair): ExchangeKind => {
  if (from.isFiat) return 'buy';
  return to.isFiat ? 'sell' : 'crypto';
};

export type PairTickers = { readonly from: Ticker; readonly to: Ticker };

/** Initial pair of a kind (spec §9 "Calculator defaults"). */
export const defaultTickersOf = (kind: ExchangeKind): PairTickers => {
  switch (kind) {
    case 'crypto':
      return { from: DEFAULT_TICKERS.from, to: DEFAULT_TICKERS.to };
    case 'buy':
      return { from: DEFAULT_TICKERS.buyFrom, to: DEFAULT_TICKERS.buyTo };
    case 'sell':
      return { from: DEFAULT_TICKERS.sellFrom, to: DEFAULT_TICKERS.sellTo };
  }
};

export const isFiatTicker = (ticker: Ticker | null): boolean => ticker !== null && FIATS.includes(ticker);

/** Kind of exchange that an address requests in fiat mode: buying, unless `from` is a coin or `to` is fiat. */
export const fiatKindOf = ({ from, to }: { readonly from: Ticker | null; readonly to: Ticker | null }) =>
  isFiatTicker(to) || (from !== null && !isFiatTicker(from)) ? 'sell' : INIT_FIAT_FLOW;
