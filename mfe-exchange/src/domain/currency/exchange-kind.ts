import { BUYABLE_COINS, SELL_POPULAR_COINS } from './coin-lists';
import type { Currency } from './currency';

/** What is exchanged: coins for coins, money for coins, coins for money (spec §1 "Fiat"). */
export type ExchangeKind = 'crypto' | 'buy' | 'sell';

export type CurrencySide = 'from' | 'to';

const BUYABLE: ReadonlySet<string> = new Set(BUYABLE_COINS);
const SELLABLE: ReadonlySet<string> = new Set([...BUYABLE_COINS, ...SELL_POPULAR_COINS]);

/** Whether the side stands for money: what is paid with when buying, what is paid out when selling. */
export const isMoneySide = (side: CurrencySide, kind: ExchangeKind): boolean =>
  (kind === 'buy' && side === 'from') || (kind === 'sell' && side === 'to');

/** Whether a coin may be bought with money (spec §9 "Coins buyable with fiat"). */
export const isBuyable = ({ ticker }: Currency): boolean => BUYABLE.has(ticker);

/** Whether a coin may be sold for money: what may be bought, and the popular ones of spec §9. */
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

/** What a side's picker lists: the 58 kinds of money where it stands for money, else coins. The same list every time. */
export const currenciesFor = (
  currencies: readonly Currency[],
  side: CurrencySide,
  kind: ExchangeKind,
): readonly Currency[] => (isMoneySide(side, kind) ? splitOf(currencies).money : splitOf(currencies).coins);
