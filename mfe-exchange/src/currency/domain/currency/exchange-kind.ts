import { BUYABLE_COINS, SELL_POPULAR_COINS } from './coin-lists';
import type { Currency } from './currency';

/** Kind of exchange: coins for coins, fiat for coins, coins for fiat (spec §1 "Fiat"). */
export type ExchangeKind = 'crypto' | 'buy' | 'sell';

export type CurrencySide = 'from' | 'to';

const BUYABLE: ReadonlySet<string> = new Set(BUYABLE_COINS);
const SELLABLE: ReadonlySet<string> = new Set([...BUYABLE_COINS, ...SELL_POPULAR_COINS]);

/** Whether a side is fiat: `from` when buying, `to` when selling. */
export const isMoneySide = (side: CurrencySide, kind: ExchangeKind): boolean =>
  (kind === 'buy' && side === 'from') || (kind === 'sell' && side === 'to');

/** Whether a coin can be bought with fiat (spec §9 "Coins buyable with fiat"). */
export const isBuyable = ({ ticker }: Currency): boolean => BUYABLE.has(ticker);

/** Whether a coin can be sold for fiat: the buyable coins and the popular ones of spec §9. */
export const isSellable = ({ ticker }: Currency): boolean => SELLABLE.has(ticker);

type Split = { readonly coins: readonly Currency[]; readonly money: readonly Currency[] };

const splits = new WeakMap<readonly Currency[], Split>();

const splitOf = (currencies: readonly Currency[]): Split => {
  const known = splits.get(currencies);
  if (known) return known;
  const made = {
    coins: currencies.filter(({ isFiat }) => !isFiat),
    money: currencies.filter(({ isFiat }) => isFiat),
  };
  splits.set(currencies, made);
  return made;
};

/**
 * Currencies for the picker of a side: the 58 fiat currencies, or the coins. Returns the same array for the same list.
 */
export const currenciesFor = (
  currencies: readonly Currency[],
  side: CurrencySide,
  kind: ExchangeKind,
): readonly Currency[] => (isMoneySide(side, kind) ? splitOf(currencies).money : splitOf(currencies).coins);
