import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS } from '../currency';
import type { Currency } from '../currency';
import type { Pair } from '../pair';
import { BUYABLE_TICKERS } from './buyable-tickers';

/** What the calculator does: coins for coins, or in fiat mode money for coins and coins for money. */
export type CalculatorMode = 'exchange' | 'buy' | 'sell';

export const CALCULATOR_MODES: readonly CalculatorMode[] = ['exchange', 'buy', 'sell'];

/** Spec §4: fiat mode begins with buying. */
export const INIT_FIAT_FLOW: CalculatorMode = 'buy';

/** The mode a pair belongs to: fiat sent is buying, fiat received is selling. */
export const modeOf = ({ from, to }: Pair): CalculatorMode => {
  if (from.isFiat) return 'buy';
  return to.isFiat ? 'sell' : 'exchange';
};

export type PairTickers = { readonly from: Ticker; readonly to: Ticker };

/** The pair a mode starts with (spec §9 "Calculator defaults"). */
export const defaultTickersOf = (mode: CalculatorMode): PairTickers => {
  switch (mode) {
    case 'exchange':
      return { from: DEFAULT_TICKERS.from, to: DEFAULT_TICKERS.to };
    case 'buy':
      return { from: DEFAULT_TICKERS.buyFrom, to: DEFAULT_TICKERS.buyTo };
    case 'sell':
      return { from: DEFAULT_TICKERS.sellFrom, to: DEFAULT_TICKERS.sellTo };
  }
};

/** Whether a side of the mode is money: the paid one when buying, the received one when selling. */
const isMoneySide = (mode: CalculatorMode, side: 'from' | 'to'): boolean =>
  (mode === 'buy' && side === 'from') || (mode === 'sell' && side === 'to');

/** Whether a currency may stand on a side: money on the money side, in fiat mode a coin that can be bought on the other. */
export const isListedOn =
  (mode: CalculatorMode, side: 'from' | 'to') =>
  ({ isFiat, ticker }: Currency): boolean => {
    if (isMoneySide(mode, side)) return isFiat;
    return !isFiat && (mode === 'exchange' || BUYABLE_TICKERS.has(ticker));
  };
