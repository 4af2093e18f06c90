import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS, FIATS } from '../currency';
import type { ExchangeKind } from '../currency';
import type { Pair } from '../pair';

export const EXCHANGE_KINDS: readonly ExchangeKind[] = ['crypto', 'buy', 'sell'];

/** Spec §4 `initFiatFlow`: fiat mode begins with buying. */
export const INIT_FIAT_FLOW: ExchangeKind = 'buy';

/** What a pair is: fiat sent is buying, fiat received is selling; both are fiat mode (spec §3 `isFiatMode`). */
export const kindOf = ({ from, to }: Pair): ExchangeKind => {
  if (from.isFiat) return 'buy';
  return to.isFiat ? 'sell' : 'crypto';
};

export type PairTickers = { readonly from: Ticker; readonly to: Ticker };

/** The pair a kind starts with (spec §9 "Calculator defaults"). */
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

/** Whether a ticker is money (spec §9 "Fiat currencies"). */
export const isFiatTicker = (ticker: Ticker | null): boolean => ticker !== null && FIATS.includes(ticker);

/** What an address in fiat mode asks for, as far as it says: buying, unless it pays with a coin or is paid in money. */
export const fiatKindOf = ({ from, to }: { readonly from: Ticker | null; readonly to: Ticker | null }) =>
  isFiatTicker(to) || (from !== null && !isFiatTicker(from)) ? 'sell' : INIT_FIAT_FLOW;
